/** Months of a language in the form used beside a day: `15. ledna`. */
const monthsIn = (locale: string): readonly string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2000, month, 15))
      .toLocaleDateString(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
      .replace(/[^\p{L}]+/gu, ''),
  )

/** Months after a day, in the languages that name streets by dates. */
export const monthsAfterDay = (): readonly string[] => [
  // streets say `máje` where a calendar says `května`
  'máje',
  ...['cs', 'sk', 'pl'].flatMap(monthsIn),
]
