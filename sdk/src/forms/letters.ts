/** Whether a text has two letters, as the name of every town and almost every street does. */
export const hasTwoLetters = (text: string): boolean => /\p{L}.*\p{L}/u.test(text)
