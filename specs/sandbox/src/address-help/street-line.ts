const LINE = /^(?<name>.*\p{L}.*?)\s+(?<number>\d{1,5}[a-z]?(?:\/\d{1,4}[a-z]?)?)$/iu

/** Splits an address line into street and number: `Lipová 14/2a`, but also `28. října`. */
export function readStreetLine(line: string): { readonly name: string; readonly number: string | null } {
  const { name, number } = LINE.exec(line.trim())?.groups ?? {}
  return name === undefined ? { name: line.trim(), number: null } : { name, number: number ?? null }
}
