export const favourites = 'Obľúbené'
/** A list without a name. */
export const list = 'Nákupný zoznam'
/** Goods without a name. */
export const goneGoods = 'Tovar, ktorý už nepredávame'
