import { noBreakSpace } from './format-number.ts'

const isoDate = /^(\d{4})-(\d{2})-(\d{2})/

/**
 * A calendar date of ISO 8601 (`2026-11-25`, a time after it is ignored) as Czech, Slovak and German write it:
 * `25. 11. 2026`, without the year on request. Text that is no date is answered as it came.
 */
export function formatDate(date: string, options: { readonly year?: boolean } = {}): string {
  const [, year, month, day] = isoDate.exec(date) ?? []
  if (!year || !month || !day) return date
  const parts = [`${Number(day)}.`, `${Number(month)}.`]
  if (options.year !== false) parts.push(year)
  return parts.join(noBreakSpace)
}
