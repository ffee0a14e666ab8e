import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorBody } from '../http/errors.ts'
import { inMarket } from '../market.ts'

/** A fault to inject into requests whose path contains `path`, a number of times. */
export interface Fault {
  readonly path: string
  readonly method?: string
  /** Only for the GraphQL query or mutation of this name. */
  readonly operation?: string
  readonly times?: number
  readonly delayMs?: number
  /** Respond with this status instead of running the handler. */
  readonly status?: number
  readonly retryAfter?: number
  /** Respond with this text instead of running the handler; the status defaults to 200. */
  readonly body?: string
  /**
   * Content type of `body`.
   *
   * @defaultValue HTML
   */
  readonly contentType?: string
  /** Close the connection before or after the handler; after it, the effect remains but the response is lost. */
  readonly drop?: 'before' | 'after'
}

export interface Faults {
  set(faults: readonly Fault[]): void
  list(): readonly Fault[]
}

/** Faults for tests: slow, broken or lost responses. */
export function registerFaults(app: FastifyInstance): Faults {
  let armed: { fault: Fault; left: number }[] = []
  const dropAfter = new WeakSet<object>()

  function hit({ method, url, body }: FastifyRequest, bodyIsRead: boolean): Fault | undefined {
    const found = armed.find(
      ({ fault, left }) =>
        left > 0 &&
        url.includes(fault.path) &&
        (fault.method ?? method).toUpperCase() === method &&
        (fault.operation !== undefined) === bodyIsRead &&
        (fault.operation === undefined || asksFor(body, fault.operation)),
    )
    if (found) found.left -= 1
    return found?.fault
  }

  // before the body is read, so that a connection can break early
  app.addHook('onRequest', async (request, reply) => strike(request, reply, false))
  app.addHook('preValidation', async (request, reply) => strike(request, reply, true))
  app.addHook('onSend', async (request, _reply, payload) => {
    if (dropAfter.has(request)) request.raw.socket.destroy()
    return payload
  })

  async function strike(request: FastifyRequest, reply: FastifyReply, bodyIsRead: boolean) {
    if (armed.length === 0 || request.url.startsWith('/sandbox/')) return undefined
    const fault = hit(request, bodyIsRead)
    if (fault === undefined) return undefined
    if (fault.delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, fault.delayMs))
    if (fault.drop === 'before') {
      reply.hijack()
      request.raw.socket.destroy()
      return reply
    }
    if (fault.drop === 'after') dropAfter.add(request)
    return answerWith(fault, request, reply)
  }

  return {
    set(faults) {
      armed = faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }))
    },
    list: () => armed.filter(({ left }) => left > 0).map(({ fault }) => fault),
  }
}

/** Sends the response of a fault; nothing if the handler should run. */
function answerWith({ status, body, contentType, retryAfter }: Fault, request: FastifyRequest, reply: FastifyReply) {
  if (status === undefined && body === undefined) return undefined
  if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter))
  reply.code(status ?? 200)
  if (body !== undefined) return reply.type(contentType ?? 'text/html; charset=utf-8').send(body)
  const items = [
    {
      code: 'server',
      field: null,
      title: inMarket({
        cs: 'Něco se nám pokazilo. Zkuste to prosím za chvíli.',
        sk: 'Niečo sa nám pokazilo. Skúste to, prosím, o chvíľu.',
      }),
    },
  ]
  return reply.send(errorBody(items, request.id))
}

/** Whether a body contains the GraphQL operation with this name. */
function asksFor(body: unknown, operation: string): boolean {
  const { query, operationName } = (body ?? {}) as { query?: unknown; operationName?: unknown }
  if (operationName === operation) return true
  const [, named] = /^\s*(?:query|mutation)\s+(\w+)/.exec(typeof query === 'string' ? query : '') ?? []
  return named === operation
}
