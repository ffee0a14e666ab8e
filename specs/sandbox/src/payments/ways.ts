import { dataOf } from '../../seed/data.ts'
import type { Payment } from '../../seed/shippers.ts'

/** When and how an order is paid: online or by transfer before packing, on handover, or by invoice after it. */
export type Way = Payment['pays']

const ways: ReadonlyMap<string, Way> = new Map(dataOf('payments').map(({ code, pays }) => [code, pays]))

/** The way by payment code; a payment method that no longer exists counts as paid on handover. */
export const wayOf = (code: string): Way => ways.get(code) ?? 'handover'

/** Whether an order is packed only after the payment. */
export const isPaidAhead = (code: string): boolean => ['online', 'transfer'].includes(wayOf(code))

/** Codes of prepaid payment methods. */
export const codesPaidAhead: readonly string[] = [...ways.keys()].filter(isPaidAhead)
