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
  /** Of the database, when one was broken. */
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

/** Where our own code threw, without what it was given. */
const placeOf = ({ stack = '' }: Failure): string | undefined => /^ +at (.+)$/m.exec(stack)?.[1]

/** Every refusal and every fault leaves in the one form of the contract; what a fault was stays in the log. */
export function registerErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler<Failure>((error, request, reply) => {
    const { status, items, retryAfterSeconds } = error instanceof Refusal ? error : refusalOf(error)
    if (status >= 500 && !(error instanceof Refusal))
      request.log.error(
        { code: error.code, sqlState: sqlState(error), at: placeOf(error) },
        error.message.slice(0, 300),
      )
    if (retryAfterSeconds !== undefined) reply.header('Retry-After', String(retryAfterSeconds))
    return answer(request, reply, status, items)
  })
  app.setNotFoundHandler((request, reply) => {
    const { status, items } = refusal('not_found', {
      title: inMarket({ cs: 'Na této adrese nic není.', sk: 'Na tejto adrese nič nie je.' }),
    })
    return answer(request, reply, status, items)
  })
}

function answer(request: FastifyRequest, reply: FastifyReply, status: number, items: readonly ErrorItem[]) {
  const declared = request.routeOptions.config.errorCodes
  const kept =
    status < 500 && declared
      ? items.map((item) => (declared.has(item.code) ? item : { ...item, code: 'validation' }))
      : items
  return reply.code(status).type('application/json; charset=utf-8').send(errorBody(kept, request.id))
}

/** A row of a customer whose account was deleted while the request ran. */
const isOfNobody = (error: Failure): boolean =>
  sqlState(error) === '23503' && /customer_id_fkey/.test(error.constraint ?? '')

function refusalOf(error: Failure): Refusal {
  if (isOfNobody(error)) return refusal('unauthorized')
  if (error.validation) {
    const items = validationItems(error.validation)
    return new Refusal(422, items.length > 0 ? items : [UNREADABLE])
  }
  const status = error.statusCode ?? 500
  if (status === 413) return refusal('payload_too_large')
  if (status >= 400 && status < 500) return new Refusal(status, [UNREADABLE])
  return new Refusal(500, [OUR_FAULT])
}
