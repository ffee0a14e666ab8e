import { plural } from '#market/plural'

/** Between an amount and the price of one. */
export const per = ' po '
export const notSold = 'Už neprodáváme'
export const removeOf = (name: string) => `Odebrat ze seznamu: ${name}`

export const buyAll = (n: number) =>
  plural(n, { one: 'Vložit do košíku', few: 'Vložit vše do košíku ({n})', many: 'Vložit vše do košíku ({n})' })
export const noFavouritesTitle = 'Zatím nic oblíbeného'
export const noFavourites = 'Klepněte u zboží na srdíčko a najdete ho tady, kdykoli se vrátíte.'
export const emptyTitle = 'Seznam je prázdný'
export const emptyText = 'Všechno zboží jste z něj odebrali. Nový seznam uložíte v košíku.'
export const chooseFans = 'Vybírat ventilátory'
export const deleteList = 'Smazat seznam'
export const deleteSurely = (name: string) => `Opravdu smazat seznam „${name}“?`
