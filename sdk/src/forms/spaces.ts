/** A text without invisible characters: direction marks, zero-width spaces, soft hyphens. */
export const visible = (text: string): string => text.replace(/\p{Cf}+/gu, '')

/** A text without white space and invisible characters. */
export const tight = (text: string): string => text.replace(/[\s\p{Cf}]+/gu, '')

/** A text without white space and invisible characters around it, so that one of only such characters is empty. */
export const trimmed = (text: string): string => text.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')

/** A text with single spaces and none around it. */
export const squeezed = (text: string): string => trimmed(text).replace(/\s+/g, ' ')

/** A typed e-mail without invisible characters and without white space around it. A space inside stays, and is an issue. */
export const normalizeEmail = (typed: string): string => typed.replace(/\p{Cf}+/gu, '').trim()
