import type { OrderPlacement } from '../checkout/types.ts'

/** An order that was sent: the same placement under the same key is the same order. */
export interface OrderIntent {
  readonly key: string
  readonly placement: OrderPlacement
}

/** Where the intent is kept, so that it survives a reload: `sessionStorage` or a field of the form. */
export interface IntentPort {
  read(): OrderIntent | null
  write(intent: OrderIntent | null): void
}

/** Keeps the intent as long as the page. */
export function memoryIntents(initial: OrderIntent | null = null): IntentPort {
  let kept = initial
  return { read: () => kept, write: (intent) => void (kept = intent) }
}

const same = (a: OrderPlacement, b: OrderPlacement): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The kept intent when it is for this very placement, else a new one: a changed form is another order to the back end. */
export const intentFor = (kept: OrderIntent | null, placement: OrderPlacement, newKey: () => string): OrderIntent =>
  kept && same(kept.placement, placement) ? kept : { key: newKey(), placement }
