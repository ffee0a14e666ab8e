const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

function shareList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const byId = new Map(before.map((item) => [idOf(item), item]))
  byId.delete(undefined)
  const next = after.map((item, index) => share(byId.get(idOf(item)) ?? before[index], item))
  return next.length === before.length && next.every((item, index) => item === before[index]) ? before : next
}

/**
 * The later of two JSON-like values, built from the parts of the earlier one that did not change. Members of lists are
 * matched by their `id`, else by place. So whoever selects one line is not told when another one changes.
 */
export function share<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after
  if (Array.isArray(before) && Array.isArray(after)) return shareList(before, after) as T
  if (!isPlain(before) || !isPlain(after)) return after
  const keys = Object.keys(after)
  let same = keys.length === Object.keys(before).length
  const next: Record<string, unknown> = {}
  for (const key of keys) {
    next[key] = share(before[key], after[key])
    same &&= key in before && Object.is(next[key], before[key])
  }
  return (same ? before : next) as T
}
