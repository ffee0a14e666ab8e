/** Whether an address's hash asks for the set-up of address completion: it begins with `foxentryconfig`. */
export const isAddressConfigMode = (hash: string): boolean => /^#?foxentryconfig/.test(hash)
