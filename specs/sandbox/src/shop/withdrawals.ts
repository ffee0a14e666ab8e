import type { FastifyReply, FastifyRequest } from 'fastify'
import { once } from '../http/idempotency.ts'
import { refusal } from '../http/errors.ts'
import { MISSING } from '../http/validation-messages.ts'
import { countMail } from '../mail/count-mail.ts'
import { catchUp } from '../payments/attempts.ts'
import { lockOrder, ownOrderView } from '../orders/view.ts'
import type { Handlers, Services } from '../services.ts'
import { mustBeAccount, refundFor, withdraw } from '../withdrawals/declare.ts'
import { linesIn } from '../withdrawals/rules.ts'
import type { Shop } from '../wire.ts'
import type { Access } from './order-actions.ts'

interface Named {
  readonly find: Access['find']
  readonly named: { readonly read: string; readonly withdraw: string }
}

/** Reading withdrawals from an order and withdrawing from it. */
export function withdrawalHandlers(services: Services, { find, named }: Named): Handlers {
  return {
    async [named.read](request): Promise<Shop['OrderWithdrawals']> {
      const { order } = await find(request)
      const { lines } = request.query as { lines?: string }
      const requested = lines === undefined ? null : linesIn(lines)
      return services.database.transaction(async () => {
        const locked = await lockOrder(services, order.id)
        const data = ownOrderView(locked, services).withdrawals ?? []
        return { data, refund: await refundFor(services, locked, requested) }
      })
    },
    async [named.withdraw](request, reply): Promise<Shop['Withdrawal']> {
      const { order, identity } = await find(request)
      const { lines = null, note, bank_account } = request.body as Shop['WithdrawalRequest']
      const bankAccount = mustBeAccount(bank_account)
      await catchUp(services, order.id)
      return once(services, request, reply, {
        operation: named.withdraw,
        identity,
        async run() {
          // its mail goes to the address in the order
          const counted = ['orderMail', `withdrawal ${order.id}`] as const
          await services.limits.count(counted)
          const declared = { lines, name: null, note: note?.trim() || null, bankAccount, at: services.clock.now() }
          try {
            return { status: 201, body: await withdraw(services, order.id, declared) }
          } catch (error) {
            await services.limits.giveBack(counted)
            throw error
          }
        },
      })
    },
  }
}

/** Withdrawing from an order by its number and e-mail. */
export function declarationHandlers(services: Services): Handlers {
  const { database, clock } = services
  async function declareWithdrawal(request: FastifyRequest, reply: FastifyReply): Promise<{ received: string }> {
    const body = request.body as Shop['WithdrawalDeclaration']
    const [name, order_code] = [body.name.trim(), body.order_code.replaceAll(/\s/g, '')]
    const email = body.email.trim().toLowerCase()
    if (name === '') throw refusal('validation', { field: 'name', title: MISSING })
    const bank_account = mustBeAccount(body.bank_account)
    // the order is looked up later: otherwise the response time would reveal whether it exists
    return once<{ received: string }>(services, request, reply, {
      operation: 'declareWithdrawal',
      identity: { kind: 'anonymous' },
      async run() {
        await countMail(services, request, `withdrawal ${email}`)
        const received = clock.now().toISOString()
        await database.q
          .insertInto('withdrawal_declarations')
          .values({ name, order_code, email, bank_account, received })
          .execute()
        return { status: 202, body: { received } }
      },
    })
  }
  return { declareWithdrawal }
}
