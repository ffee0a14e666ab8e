import { plural as inLanguage } from '@vanek/sdk/format'

type Forms = Parameters<typeof inLanguage>[2]

/** The form of a noun for a number, in this language. */
export const plural = (n: number, forms: Forms): string => inLanguage('cs', n, forms)

/** A number of which there are some: `z 5`. */
export const outOf = (n: number): string => `z ${n}`
