import type { ErrorObject } from 'ajv'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sqlState } from '../db/transaction.ts'
import { inMarket } from '../market.ts'
import { errorBody, Refusal, refusal, type ErrorItem } from './errors.ts'
import { validationItems } from './validation-messages.ts'

interface Failure {
  readonly message: string
  readonly stack?: string
  readonly code?: string
  readonly statusCode?: number
  /** The violated constraint of the database, if any. */
  readonly constraint?: string
  readonly validation?: readonly ErrorObject[]
}

const UNREADABLE: ErrorItem = {
  code: 'validation',
  field: null,
  title: inMarket({ cs: 'Odeslané údaje se nepodařilo přečíst.', sk: 'Odoslané údaje sa nepodarilo prečítať.' }),
}
const OUR_FAULT: ErrorItem = {
  code: 'server',
  field: null,
  title: inMarket({
    cs: 'Něco se nám pokazilo. Zkuste to prosím za chvíli.',
    sk: 'Niečo sa nám pokazilo. Skúste to, prosím, o chvíľu.',
  }),
}

/** The first frame of the stack trace. */
const placeOf = ({ stack = '' }: Failure): string | undefined => /^ +at (.+)$/m.exec(stack)?.[1]

export interface ErrorHandling {
  /** Whether an undeclared code is treated as an internal error; otherwise shoppers get `validation` instead. */
  readonly strict?: boolean
}

/** Sends every refusal and internal error in the format of the contract; details of internal errors are only logged. */
export function registerErrorHandling(app: FastifyInstance, { strict = false }: ErrorHandling = {}): void {
  app.setErrorHandler<Failure>((error, request, reply) => {
    const { status, items, retryAfterSeconds } = error instanceof Refusal ? error : refusalOf(error, request)
    if (status >= 500 && !(error instanceof Refusal))
      request.log.error(
        { code: error.code, sqlState: sqlState(error), at: placeOf(error) },
        error.message.slice(0, 300),
      )
    if (retryAfterSeconds !== undefined) reply.header('Retry-After', String(retryAfterSeconds))
    const undeclared = undeclaredIn(request, status, items)
    if (undeclared !== undefined) {
      request.log.error(undeclared)
      if (strict) return answer(reply, 500, [{ ...OUR_FAULT, title: undeclared }])
    }
    return answer(reply, status, undeclared === undefined ? items : asDeclared(request, items))
  })
  app.setNotFoundHandler((request, reply) => {
    const { status, items } = refusal('not_found', {
      title: inMarket({ cs: 'Na této adrese nic není.', sk: 'Na tejto adrese nič nie je.' }),
    })
    return answer(reply, status, items)
  })
}

const answer = (reply: FastifyReply, status: number, items: readonly ErrorItem[]) =>
  reply.code(status).type('application/json; charset=utf-8').send(errorBody(items, reply.request.id))

/** Describes codes that the document of the operation does not declare. */
function undeclaredIn(request: FastifyRequest, status: number, items: readonly ErrorItem[]): string | undefined {
  const { declaredErrors } = request.routeOptions.config
  if (status >= 500 || declaredErrors === undefined) return undefined
  const codes = items.map(({ code }) => code).filter((code) => !declaredErrors.codes.has(code))
  if (codes.length === 0) return undefined
  return `Contract: ${declaredErrors.operationId} refused with ${codes.join(', ')}, which its document does not declare.`
}

const asDeclared = (request: FastifyRequest, items: readonly ErrorItem[]): readonly ErrorItem[] =>
  items.map((item) =>
    request.routeOptions.config.declaredErrors?.codes.has(item.code) ? item : { ...item, code: 'validation' },
  )

/** Whether a row refers to a customer whose account was deleted during the request. */
const isOfDeletedCustomer = (error: Failure): boolean =>
  sqlState(error) === '23503' && /customer_id_fkey/.test(error.constraint ?? '')

const takesBody = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.declaredErrors?.codes.has('payload_too_large') ?? true

function refusalOf(error: Failure, request: FastifyRequest): Refusal {
  if (isOfDeletedCustomer(error)) return refusal('unauthorized')
  if (error.validation) {
    const items = validationItems(error.validation)
    return new Refusal(422, items.length > 0 ? items : [UNREADABLE])
  }
  const status = error.statusCode ?? 500
  // an operation that takes no body has no code for one that is too large
  if (status === 413) return takesBody(request) ? refusal('payload_too_large') : new Refusal(413, [UNREADABLE])
  if (status >= 400 && status < 500) return new Refusal(status, [UNREADABLE])
  return new Refusal(500, [OUR_FAULT])
}
