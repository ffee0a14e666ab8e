/** A text without any white space. */
export const tight = (text: string): string => text.replace(/\s+/g, '')

/** A text with single spaces and none around it. */
export const squeezed = (text: string): string => text.trim().replace(/\s+/g, ' ')
