const longestTerm = 200

/**
 * A search term as it is sent: white space drawn together, at most 200 characters. Control characters and halves of
 * characters, which no address can hold, are white space too.
 */
export const cleanTerm = (q: string): string =>
  Array.from(q.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim())
    .slice(0, longestTerm)
    .join('')
    .trim()
