import { Refusal } from '../http/errors.ts'
import { sendMail } from '../mail/send.ts'
import { withdrawalRefusedMail } from '../mail/withdrawal-texts.ts'
import type { OrderDoc } from '../orders/view.ts'
import { catchUp } from '../payments/attempts.ts'
import type { Services } from '../services.ts'
import { withdraw } from './declare.ts'

/**
 * Processes declarations with the number and e-mail of an order. This does not happen during the request, so that neither
 * the response nor its time reveals whether the order exists.
 */
export async function processDeclarations(services: Services): Promise<void> {
  const { q } = services.database
  const queued = await q.selectFrom('withdrawal_declarations').select('id').orderBy('id').limit(100).execute()
  let fault: unknown
  for (const { id } of queued) {
    try {
      await processDeclaration(services, id)
    } catch (error) {
      // a failing declaration must not block the others
      fault = error
    }
  }
  if (fault !== undefined) throw fault
}

async function processDeclaration(services: Services, id: number): Promise<void> {
  const order = await orderOf(services, id)
  if (order) await catchUp(services, order.id)
  try {
    await services.database.transaction(async () => {
      const taken = await removeFromQueue(services, id)
      if (!taken || !order) return
      const { name, bank_account: toConfirm, received } = taken
      await withdraw(services, order.id, {
        ...{ lines: null, name, note: null, bankAccount: null, toConfirm },
        at: new Date(received),
      })
    })
  } catch (error) {
    if (!(error instanceof Refusal) || !order) throw error
    await refuse(services, id, error)
  }
}

/** Mails the reason of a refusal, except for a repeated declaration. */
function refuse(services: Services, id: number, { items }: Refusal): Promise<void> {
  return services.database.transaction(async () => {
    const order = await orderOf(services, id)
    const [why] = items
    if (!(await removeFromQueue(services, id)) || !order || !why || why.code === 'already_withdrawn') return
    await sendMail(services, withdrawalRefusedMail(order, why.title))
  })
}

/** Removes a declaration from the queue. */
function removeFromQueue({ database }: Services, id: number) {
  return database.q.deleteFrom('withdrawal_declarations').where('id', '=', id).returningAll().executeTakeFirst()
}

async function orderOf({ database }: Services, declaration: number) {
  const found = await database.q
    .selectFrom('withdrawal_declarations')
    .innerJoin('orders', 'orders.code', 'order_code')
    .select(['orders.id', 'orders.code', 'orders.doc', 'email'])
    .where('withdrawal_declarations.id', '=', declaration)
    .executeTakeFirst()
  if (!found) return undefined
  const recipient = (found.doc as OrderDoc).customer.email
  return recipient.trim().toLowerCase() === found.email ? { id: found.id, code: found.code, recipient } : undefined
}
