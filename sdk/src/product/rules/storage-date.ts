/** A planned delivery to the warehouse, as `date_of_storage` of a `Product` lists it. */
export interface StorageDelivery {
  /** Day of the delivery, like `2026-11-20`. */
  readonly date_of_storage: string
  /** Amount that is delivered, in the unit of sale; deliveries of 0 are ignored. */
  readonly amount: number
}

/** The next delivery to the warehouse. {@link nextRestock} returns it. */
export interface Restock {
  /** Day of the delivery, like `2026-11-20`. */
  readonly date: string
  /** Amount that is delivered, in the unit of sale. */
  readonly amount: number
  /** Days from today to the delivery; 0 means today. */
  readonly inDays: number
}

/**
 * Whether the next pieces arrive soon enough to show the date.
 *
 * @param promised - Days until they arrive.
 * @param limitDays - Show the date only below this number of days; 0 or null means no limit. Defaults to null.
 */
export const isRestockShown = ({ inDays }: Pick<Restock, 'inDays'>, limitDays: number | null = null): boolean =>
  limitDays === null || limitDays === 0 || inDays < limitDays

const day = 86_400_000
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / day

/**
 * When the next pieces arrive: the first date from today on with any.
 *
 * @param dates - Expected deliveries to the warehouse.
 * @param options - Today as `2026-11-20`, and the number of days below which the date is shown.
 * @returns null if no pieces are expected in that time.
 */
export function nextRestock(
  dates: readonly StorageDelivery[],
  { today, limitDays }: { readonly today: string; readonly limitDays?: number | null },
): Restock | null {
  const [next] = dates
    .filter(({ date_of_storage: date, amount }) => amount > 0 && daysBetween(today, date) >= 0)
    .sort((a, b) => daysBetween(b.date_of_storage, a.date_of_storage))
  if (!next) return null
  const own = { date: next.date_of_storage, amount: next.amount, inDays: daysBetween(today, next.date_of_storage) }
  return isRestockShown(own, limitDays) ? own : null
}
