import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../http/errors.ts'
import { tokenOf } from '../http/hash.ts'
import { once, type Answer } from '../http/idempotency.ts'
import { cancelOrder } from '../orders/cancel.ts'
import { changePayment, paymentsOf } from '../orders/change-payment.ts'
import { lockOrder, type OrderRow } from '../orders/view.ts'
import { catchUp, payAgain } from '../payments/attempts.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import type { Identity } from './identity.ts'

/** How a client accesses an order: by its token, or as its owner. */
export interface Access {
  /** @throws a refusal when the client may access no such order */
  readonly find: (request: FastifyRequest) => Promise<{ readonly order: OrderRow; readonly identity: Identity }>
  readonly view: (order: OrderRow) => Shop['OrderBase']
  /** Operation ids of the contract. */
  readonly named: Readonly<Record<'pay' | 'payments' | 'change' | 'cancel', string>>
}

/** Paying an order again, changing its payment method, cancelling it. */
export function orderActionHandlers(services: Services, { find, view, named }: Access): Handlers {
  /** Runs a change of an order once per key, after reading the payment states from the provider. */
  async function change<T extends object>(
    request: FastifyRequest,
    reply: FastifyReply,
    operation: string,
    work: (order: OrderRow) => Promise<Answer<T>>,
  ): Promise<T> {
    const { order, identity } = await find(request)
    // in its own transaction, so that the new state is stored even if the change is refused
    await catchUp(services, order.id)
    try {
      return await once<T>(services, request, reply, { operation, identity, run: () => work(order), ...tokens(order) })
    } catch (error) {
      // the payment was received meanwhile
      if (isPaid(error)) await catchUp(services, order.id)
      throw error
    }
  }

  /** The token of an order is not stored with a repeatable response. */
  const tokens = ({ id }: OrderRow) => ({
    seal: <T extends object>(body: T): T => withToken(body, ''),
    unseal: <T extends object>(body: T): T => withToken(body, tokenOf(services.secret, 'order', id)),
  })

  return {
    [named.pay]: (request, reply) =>
      change(request, reply, named.pay, async ({ id }) => ({
        status: 200,
        body: await payAgain(services, id),
      })),

    async [named.payments](request): Promise<Shop['OrderPayment'][]> {
      const { order } = await find(request)
      await catchUp(services, order.id)
      return services.database.transaction(async () => paymentsOf(services, await lockOrder(services, order.id)))
    },

    [named.change]: (request, reply) =>
      change(request, reply, named.change, async ({ id }) => {
        const mail = ['orderMail', `payment ${id}`] as const
        await services.limits.count(mail)
        try {
          return { status: 200, body: view(await changePayment(services, id, request.body as Shop['PaymentChange'])) }
        } catch (error) {
          await services.limits.giveBack(mail)
          throw error
        }
      }),

    [named.cancel]: (request, reply) =>
      change(request, reply, named.cancel, async ({ id }) => {
        const { order, before } = await cancelOrder(services, id)
        return { status: 200, body: view(order), replayed: before }
      }),
  }
}

const isPaid = (error: unknown): boolean =>
  error instanceof Refusal && error.items.some(({ code }) => code === 'already_paid')

const withToken = <T extends object>(body: T, token: string): T =>
  'token' in body ? Object.assign({}, body, { token }) : body
