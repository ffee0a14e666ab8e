/** Minimum length of a password. */
export const shortestPassword = 8

/** Maximum length of a password. */
export const passwordMaxLength = 128
