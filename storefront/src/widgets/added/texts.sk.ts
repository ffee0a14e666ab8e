export const added = 'Pridané do košíka'
export const close = 'Zavrieť'
export const inCart = (n: number) => `V košíku: ${n}`
export const goOnShopping = 'Pokračovať v nákupe'
export const toCart = 'Prejsť do košíka'
