/** A text without what is pasted along and not seen: marks of direction, zero-width spaces, soft hyphens. */
export const seen = (text: string): string => text.replace(/\p{Cf}+/gu, '')

/** A text without any white space, and without what is not seen. */
export const tight = (text: string): string => text.replace(/[\s\p{Cf}]+/gu, '')

/** A text with single spaces and none around it. */
export const squeezed = (text: string): string => text.trim().replace(/\s+/g, ' ')
