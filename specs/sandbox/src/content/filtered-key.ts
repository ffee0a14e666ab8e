/** Key of a text for selected filters; the order of filters does not matter. */
export function filteredKey(of: number | string, parameters: readonly number[], values: readonly string[]): string {
  const sorted = [...values].map(Number).sort((a, b) => a - b)
  return `${of}/${[...new Set(parameters)].sort((a, b) => a - b).join(',')}/${[...new Set(sorted)].join(',')}`
}
