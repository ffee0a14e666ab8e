type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Deep merge: objects field by field, anything else is replaced. */
export function merge(value: unknown, over: unknown): unknown {
  if (!isFields(value) || !isFields(over)) return over
  return {
    ...value,
    ...Object.fromEntries(Object.entries(over).map(([name, inner]) => [name, merge(value[name], inner)])),
  }
}
