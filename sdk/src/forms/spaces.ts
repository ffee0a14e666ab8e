/** A text without white space and invisible characters. */
export const tight = (text: string): string => text.replace(/[\s\p{Cf}]+/gu, '')

/**
 * A text without invisible characters (direction marks, zero-width spaces, soft hyphens), and without white space around
 * it. White space inside stays: in an e-mail it is an issue.
 */
export const cleaned = (text: string): string => text.replace(/\p{Cf}+/gu, '').trim()

/** A text with single spaces, and without invisible characters. */
export const squeezed = (text: string): string => cleaned(text).replace(/\s+/g, ' ')

/**
 * A text without white space and invisible characters around it, so that one of only such characters is empty. Those
 * inside stay: they join emoji.
 */
export const trimmed = (text: string): string => text.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')
