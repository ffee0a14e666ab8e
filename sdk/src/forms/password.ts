/** The least characters of a password. */
export const shortestPassword = 8

/** The most characters of a password. */
export const passwordMaxLength = 128
