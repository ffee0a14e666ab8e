export const added = 'Přidáno do košíku'
export const close = 'Zavřít'
export const inCart = (n: number) => `V košíku: ${n}`
export const goOnShopping = 'Pokračovat v nákupu'
export const toCart = 'Přejít do košíku'
