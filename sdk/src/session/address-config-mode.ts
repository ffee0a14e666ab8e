/** Whether an address's hash asks for the set-up of address completion: it begins with `foxentryconfig` (B2.66). */
export const isAddressConfigMode = (hash: string): boolean => /^#?foxentryconfig/.test(hash)
