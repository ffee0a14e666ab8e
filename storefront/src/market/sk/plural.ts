import { plural as inLanguage } from '@vanek/sdk/format'
import { isFirstSpoken } from '../shared/first-spoken.ts'

type Forms = Parameters<typeof inLanguage>[2]

/** The form of a noun for a number, in this language. */
export const plural = (n: number, forms: Forms): string => inLanguage('sk', n, forms)

/** First words of numbers that begin with s or š: `šesť`, `štrnásť`, `sedemdesiat`, `sto`. */
const hissed = { small: [4, 6, 7, 14, 16, 17], tens: [4, 6, 7], hundreds: [1, 4, 6, 7] }

/** A number of which there are some: `z 5`, and as it is read, `zo 4`. */
export const outOf = (n: number): string => `${isFirstSpoken(n, hissed) ? 'zo' : 'z'} ${n}`
