import type { OrderEvent, OrderProgress } from './types.ts'

/** One step of an order. Returned by {@link orderSteps}. */
export interface OrderStep {
  /** What happens in this step, like `packed`. */
  readonly kind: OrderEvent['kind']
  /** `next` is the step that the order waits for. */
  readonly state: 'done' | 'next' | 'ahead'
  /** When it was done, as an ISO date and time; `null` before. */
  readonly at: string | null
}

const usual = ['received', 'packed', 'handed_over', 'delivered'] as const
const paidFirst = ['received', 'paid', 'packed', 'handed_over', 'delivered'] as const

const paidLast = [...usual, 'paid'] as const

function pathOf({ code, state, transfer }: OrderProgress['payment']): readonly OrderEvent['kind'][] {
  if (code === 'invoice') return paidLast
  return state !== 'offline' || transfer ? paidFirst : usual
}

/**
 * The steps of an order from receiving to delivery, for a timeline. Payment is a separate step if it comes
 * before the goods, or after them by invoice. A cancelled or returned order ends with that step, without steps it never
 * reached. A refund is the last step.
 *
 * @param order - An order of an account, or one read by its token.
 * @returns the steps in order; at most one of them is `next`
 *
 * @example
 * ```ts
 * orderSteps(order).map(({ kind, state }) => `${kind}: ${state}`)
 * // ['received: done', 'packed: done', 'handed_over: next', 'delivered: ahead']
 * ```
 */
export function orderSteps({ events, payment, refunds = [] }: OrderProgress): readonly OrderStep[] {
  const at = new Map<OrderEvent['kind'], string>(events.map((event) => [event.kind, event.at]))
  const end = at.has('cancelled') ? 'cancelled' : at.has('returned') ? 'returned' : undefined
  const path = pathOf(payment)
  const back = refunds.length > 0 ? (['refunded'] as const) : []
  const kinds: readonly OrderEvent['kind'][] = end ? [...path.filter((kind) => at.has(kind)), end, ...back] : path
  const next = kinds.find((kind) => !at.has(kind))
  return kinds.map((kind) => ({
    kind,
    state: at.has(kind) ? 'done' : kind === next ? 'next' : 'ahead',
    at: at.get(kind) ?? null,
  }))
}
