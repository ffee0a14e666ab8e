const longestTerm = 200

/** A search term as it is sent: white space drawn together, at most 200 characters. */
export const cleanTerm = (q: string): string => q.replace(/\s+/g, ' ').trim().slice(0, longestTerm).trim()
