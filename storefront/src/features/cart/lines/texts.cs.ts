import { plural } from '#market/plural'

/** Before the price of a line, for screen readers. */
export const lineTotal = 'Celkem '
export const recalculate = 'Přepočítat'
export const amountOf = (name: string) => `Počet, ${name}`
export const forCredits = (n: number) =>
  plural(n, { one: 'Za {n} kredit', few: 'Za {n} kredity', many: 'Za {n} kreditů' })
export const removeOf = (name: string) => `Odebrat ${name}`

export const changeVariant = 'Změnit variantu'
export const variantOf = (name: string) => `Varianta, ${name}`
/** After the name of a variant. */
export const notInStock = ', není skladem'
export const change = 'Změnit'

export const clearCart = 'Vyprázdnit košík'
export const cleared = 'Košík jsme vyprázdnili.'
export const removed = (name: string) => `Z košíku jsme odebrali: ${name}`
export const putAllBack = 'Vrátit zboží do košíku'
export const putBack = 'Vrátit do košíku'
export const understood = 'Rozumím'

export const saveAsList = 'Uložit jako nákupní seznam'
export const listName = 'Název seznamu'
export const saveList = 'Uložit seznam'
