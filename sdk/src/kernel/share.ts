const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const idOf = (value: unknown): unknown => (isObject(value) ? value['id'] : undefined)

function shareList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const byId = new Map(before.map((item) => [idOf(item), item]))
  byId.delete(undefined)
  const next = after.map((item, index) => share(byId.get(idOf(item)) ?? before[index], item))
  return next.length === before.length && next.every((item, index) => item === before[index]) ? before : next
}

/**
 * The later of two JSON values, built from the unchanged parts of the earlier one (structural sharing). Members of
 * lists are matched by their `id`, else by index. So a selector of one line is not notified when another one changes.
 */
export function share<T>(before: unknown, after: T): T {
  const isList = Array.isArray(after)
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== isList) return after
  if (isList) return shareList(before as unknown as readonly unknown[], after) as T
  const keys = Object.keys(after)
  const next = Object.fromEntries(keys.map((key) => [key, share(before[key], after[key])]))
  const same =
    keys.length === Object.keys(before).length && keys.every((key) => key in before && next[key] === before[key])
  return (same ? before : next) as T
}
