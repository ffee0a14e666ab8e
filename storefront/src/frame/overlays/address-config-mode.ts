/** Whether the hash opens the set-up of address completion: it begins with `foxentryconfig`. */
export const isAddressConfigMode = (hash: string): boolean => /^#?foxentryconfig/.test(hash)
