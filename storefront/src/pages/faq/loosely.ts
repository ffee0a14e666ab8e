/** Words of a query without their endings, which Czech bends: who looks for `reklamace` means `reklamaci` too. */
export const loosely = (query: string): string =>
  query
    .split(/\s+/)
    .map((word) => (word.length > 4 ? word.slice(0, -2) : word))
    .join(' ')
