/** Why a date of birth is rejected. */
export type DateIssue = 'date_invalid' | 'birth_year_invalid'

/** What is wrong with a date of birth as forms send it, `1980-02-29`; null for a valid date of 1900 to 2099. */
export function dateIssue(text: string): DateIssue | null {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  if (day === null || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text)) return 'date_invalid'
  return /^(19|20)/.test(text) ? null : 'birth_year_invalid'
}
