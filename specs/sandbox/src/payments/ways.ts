import { dataOf } from '../../seed/data.ts'
import type { Payment } from '../../seed/shippers.ts'

/** When the money of an order comes: before the goods are packed, at their handover, or after it. */
export type Way = Payment['pays']

const ways: ReadonlyMap<string, Way> = new Map(dataOf('payments').map(({ code, pays }) => [code, pays]))

/** How an order is paid by the code of its payment; one that is offered no more is paid when the goods are handed over. */
export const wayOf = (code: string): Way => ways.get(code) ?? 'handover'

/** Whether the goods wait for the money. */
export const isPaidAhead = (code: string): boolean => ['online', 'transfer'].includes(wayOf(code))

/** Codes of payments for which the goods wait. */
export const codesPaidAhead: readonly string[] = [...ways.keys()].filter(isPaidAhead)
