/** Whether a text is a valid calendar date as forms send it, `1980-02-29`. */
export function isDate(text: string): boolean {
  const day = /^(19|20)\d\d-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
