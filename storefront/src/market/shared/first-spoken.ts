/** First numbers of the spoken ones. */
export interface Spoken {
  /** Below 20. */
  readonly small: readonly number[]
  readonly tens: readonly number[]
  readonly hundreds: readonly number[]
}

/** Whether the first spoken number, 12 of 12 000, is one of these. */
export function isFirstSpoken(n: number, { small, tens, hundreds }: Spoken): boolean {
  const digits = String(n)
  const head = Number(digits.slice(0, digits.length % 3 || 3))
  if (head >= 100) return hundreds.includes(Math.floor(head / 100))
  if (head >= 20) return tens.includes(Math.floor(head / 10))
  return small.includes(head)
}
