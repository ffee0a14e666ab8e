import { plural as inLanguage } from '@vanek/sdk/format'
import { isFirstSpoken } from '../shared/first-spoken.ts'

type Forms = Parameters<typeof inLanguage>[2]

/** The form of a noun for a number, in this language. */
export const plural = (n: number, forms: Forms): string => inLanguage('cs', n, forms)

/** First words of numbers that are hard to say after z: `dvou`, `tří`, `čtrnácti`, `sta`. */
const hard = { small: [2, 3, 4, 6, 7, 12, 13, 14, 16, 17], tens: [2, 3, 4, 6, 7], hundreds: [1, 2, 3, 4, 6, 7] }

/** A number of which there are some: `z 5`, and as it is read, `ze 4`. */
export const outOf = (n: number): string => `${isFirstSpoken(n, hard) ? 'ze' : 'z'} ${n}`
