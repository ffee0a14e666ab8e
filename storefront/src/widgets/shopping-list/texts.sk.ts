import { plural } from '#market/plural'

/** Between an amount and the price of one. */
export const per = ' po '
export const notSold = 'Už nepredávame'
export const removeOf = (name: string) => `Odobrať zo zoznamu: ${name}`

export const buyAll = (n: number) =>
  plural(n, {
    one: 'Vložiť do košíka',
    few: 'Vložiť všetko do košíka ({n})',
    many: 'Vložiť všetko do košíka ({n})',
  })
export const noFavouritesTitle = 'Zatiaľ nič obľúbené'
export const noFavourites = 'Ťuknite pri tovare na srdiečko a nájdete ho tu vždy, keď sa vrátite.'
export const emptyTitle = 'Zoznam je prázdny'
export const emptyText = 'Všetok tovar ste z neho odobrali. Nový zoznam uložíte v košíku.'
export const chooseFans = 'Prezrieť si ventilátory'
export const deleteList = 'Zmazať zoznam'
export const deleteSurely = (name: string) => `Naozaj zmazať zoznam „${name}“?`
