import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { AttemptState } from '../db/checkout-schema.ts'
import type { Schema } from '../db/schema.ts'
import type { Services } from '../services.ts'
import { isUuid } from '../http/ids.ts'

export type GatewayPayment = Selectable<Schema['gateway_payments']>

export interface NewPayment {
  /** Description for the payer. */
  readonly reference: string
  readonly amount: number
  /** Currency code. */
  readonly currency: string
  /** The URL to which the payer returns; the payment id is added. */
  readonly returnUrl: string
}

/** URL of the payment page. */
export function payAddress({ gatewayOrigin }: Pick<Services, 'gatewayOrigin'>, id: string): string {
  return `${gatewayOrigin()}/gateway/pay/${id}`
}

/** Creates a payment; returns its id. */
export async function openPayment({ database, clock }: Services, payment: NewPayment): Promise<string> {
  const id = randomUUID()
  const back = new URL(payment.returnUrl)
  back.searchParams.set('payment', id)
  await database.q
    .insertInto('gateway_payments')
    .values({
      id,
      reference: payment.reference,
      amount: payment.amount,
      currency: payment.currency,
      state: 'pending',
      return_url: back.href,
      created: clock.now().toISOString(),
    })
    .execute()
  return id
}

export async function readPayment({ database }: Services, id: string): Promise<GatewayPayment | undefined> {
  if (!isUuid(id)) return undefined
  return database.q.selectFrom('gateway_payments').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Decides an open payment; returns whether this call decided it. */
export async function decide({ database }: Services, id: string, state: AttemptState): Promise<boolean> {
  const { numUpdatedRows } = await database.q
    .updateTable('gateway_payments')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
