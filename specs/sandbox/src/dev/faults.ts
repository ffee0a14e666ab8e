import type { FastifyInstance } from 'fastify'
import { errorBody } from '../http/errors.ts'

/** A fault to make: for requests whose path holds `path`, so many times. */
export interface Fault {
  readonly path: string
  readonly method?: string
  readonly times?: number
  readonly delayMs?: number
  /** Answer this status instead of working. */
  readonly status?: number
  readonly retryAfter?: number
  /** Break the connection, before working or after it, when the effect is there but nobody learns of it. */
  readonly drop?: 'before' | 'after'
}

export interface Faults {
  set(faults: readonly Fault[]): void
  list(): readonly Fault[]
}

/** Faults for tests: slow, broken or lost answers. */
export function registerFaults(app: FastifyInstance): Faults {
  let armed: { fault: Fault; left: number }[] = []
  const hit = (method: string, url: string): Fault | undefined => {
    const found = armed.find(
      ({ fault, left }) => left > 0 && url.includes(fault.path) && (fault.method ?? method).toUpperCase() === method,
    )
    if (found) found.left -= 1
    return found?.fault
  }
  const dropAfter = new WeakSet<object>()

  app.addHook('onRequest', async (request, reply) => {
    if (armed.length === 0 || request.url.startsWith('/sandbox/')) return undefined
    const fault = hit(request.method, request.url)
    if (fault === undefined) return undefined
    if (fault.delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, fault.delayMs))
    if (fault.drop === 'before') {
      reply.hijack()
      request.raw.socket.destroy()
      return reply
    }
    if (fault.drop === 'after') dropAfter.add(request)
    if (fault.status === undefined) return undefined
    if (fault.retryAfter !== undefined) reply.header('Retry-After', String(fault.retryAfter))
    const items = [{ code: 'server', field: null, title: 'Něco se nám pokazilo. Zkuste to prosím za chvíli.' }]
    return reply.code(fault.status).send(errorBody(items, request.id))
  })
  app.addHook('onSend', async (request, _reply, payload) => {
    if (dropAfter.has(request)) request.raw.socket.destroy()
    return payload
  })
  return {
    set(faults) {
      armed = faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }))
    },
    list: () => armed.filter(({ left }) => left > 0).map(({ fault }) => fault),
  }
}
