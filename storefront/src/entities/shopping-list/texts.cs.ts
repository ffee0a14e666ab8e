export const favourites = 'Oblíbené'
/** A list without a name. */
export const list = 'Nákupní seznam'
/** Goods without a name. */
export const goneGoods = 'Zboží, které už neprodáváme'
