const longestTerm = 200

/**
 * Normalizes a search term: white space and control characters become single spaces, and at most 200 characters stay.
 *
 * @param q - The typed term.
 */
export const normalizeQuery = (q: string): string =>
  Array.from(q.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim())
    .slice(0, longestTerm)
    .join('')
    .trim()
