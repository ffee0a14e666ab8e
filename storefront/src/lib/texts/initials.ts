/** First letters of the first and the last name; titles around a name do not count. */
export function initialsOf(name: string): string {
  const names = name
    .replace(/,.*/, '')
    .split(/\s+/)
    .filter((each) => /^\p{Lu}\p{Ll}/u.test(each) && !each.endsWith('.'))
  return [...new Set([names[0], names.at(-1)])].map((each) => each?.[0] ?? '').join('')
}
