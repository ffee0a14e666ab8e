import { plural } from '#market/plural'

/** Before the price of a line, for screen readers. */
export const lineTotal = 'Spolu '
export const recalculate = 'Prepočítať'
export const amountOf = (name: string) => `Počet, ${name}`
export const forCredits = (n: number) =>
  plural(n, { one: 'Za {n} kredit', few: 'Za {n} kredity', many: 'Za {n} kreditov' })
export const removeOf = (name: string) => `Odobrať ${name}`

export const changeVariant = 'Zmeniť variant'
export const variantOf = (name: string) => `Variant, ${name}`
/** After the name of a variant. */
export const notInStock = ', nie je skladom'
export const change = 'Zmeniť'

export const clearCart = 'Vyprázdniť košík'
export const cleared = 'Košík sme vyprázdnili.'
export const removed = (name: string) => `Z košíka sme odobrali: ${name}`
export const putAllBack = 'Vrátiť tovar do košíka'
export const putBack = 'Vrátiť do košíka'
export const understood = 'Rozumiem'

export const saveAsList = 'Uložiť ako nákupný zoznam'
export const listName = 'Názov zoznamu'
export const saveList = 'Uložiť zoznam'
