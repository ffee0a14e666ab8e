/** Formal titles as forms send them. */
export const formalTitles = ['Mr', 'Mrs'] as const

/** One of the formal titles. */
export type FormalTitle = (typeof formalTitles)[number]

/** Whether a text is one of the formal titles. */
export const isFormalTitle = (text: string): text is FormalTitle => (formalTitles as readonly string[]).includes(text)

/** The length of the longest title. */
export const formalTitleLength = 3
