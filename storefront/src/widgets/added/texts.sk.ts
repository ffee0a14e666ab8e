import { plural } from '#market/plural'

export const added = 'Pridané do košíka'
export const close = 'Zavrieť'
export const inCart = (n: number) =>
  plural(n, { one: 'V košíku {n} kus', few: 'V košíku {n} kusy', many: 'V košíku {n} kusov' })
export const goOnShopping = 'Pokračovať v nákupe'
export const toCart = 'Prejsť do košíka'
