import { plural as inLanguage } from '@vanek/sdk/format'

type Forms = Parameters<typeof inLanguage>[2]

/** The form of a noun for a number, in this language. */
export const plural = (n: number, forms: Forms): string => inLanguage('sk', n, forms)

/** First words of numbers that begin with s or š: `šesť`, `štrnásť`, `sedemdesiat`, `sto`. */
const small: readonly number[] = [4, 6, 7, 14, 16, 17]
const tens: readonly number[] = [4, 6, 7]
const hundreds: readonly number[] = [1, 4, 6, 7]

function isHissed(n: number): boolean {
  const digits = String(n)
  // the first spoken number: 12 of 12 000
  const head = Number(digits.slice(0, digits.length % 3 || 3))
  if (head >= 100) return hundreds.includes(Math.floor(head / 100))
  if (head >= 20) return tens.includes(Math.floor(head / 10))
  return small.includes(head)
}

/** A number of which there are some: `z 5`, and as it is read, `zo 4`. */
export const outOf = (n: number): string => `${isHissed(n) ? 'zo' : 'z'} ${n}`
