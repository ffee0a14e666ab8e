import { plural } from '#market/plural'

export const added = 'Přidáno do košíku'
export const close = 'Zavřít'
export const inCart = (n: number) =>
  plural(n, { one: 'V košíku {n} kus', few: 'V košíku {n} kusy', many: 'V košíku {n} kusů' })
export const goOnShopping = 'Pokračovat v nákupu'
export const toCart = 'Přejít do košíku'
