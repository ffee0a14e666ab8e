/** Values of a query by their names; those that are undefined or null are left out. */
export type QueryValues = Readonly<Record<string, unknown>>

/** Values of the parameters in a path; a parameter without a value is left in the path, which the back end rejects. */
export type PathValues = Readonly<Record<string, string | number | boolean | undefined>>

const pairs = ([name, value]: readonly [string, unknown]): readonly (readonly [string, unknown])[] => {
  if (Array.isArray(value)) return value.map((each: unknown) => [name, each])
  if (typeof value !== 'object' || value === null) return [[name, value]]
  return Object.entries(value).map(([key, each]) => [`${name}[${key}]`, each])
}

const isGiven = ([, value]: readonly [string, unknown]) => value !== undefined && value !== null

/** The query as OpenAPI serializes it by default: lists repeat their name, objects use their keys as names. */
export const queryText = (values: QueryValues = {}): string =>
  Object.entries(values)
    .flatMap(pairs)
    .filter(isGiven)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')

/** URL of an operation: its path with the parameters filled in, and the query. */
export function addressOf(path: string, inPath: PathValues = {}, query?: QueryValues): string {
  const filled = path.replaceAll(/\{([^}]+)\}/g, (whole, name: string) =>
    inPath[name] === undefined ? whole : encodeURIComponent(String(inPath[name])),
  )
  const search = queryText(query)
  return search ? `${filled}?${search}` : filled
}
