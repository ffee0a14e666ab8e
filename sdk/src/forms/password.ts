/** As few characters as an account takes. */
export const shortestPassword = 8

/** As many characters as it takes. */
export const longestPassword = 128
