export const skip = 'Přejít k obsahu'

export const toHome = 'Na úvodní stránku'
export const toHomeOf = (shop: string) => `${shop}, na úvodní stránku`
export const compare = 'Porovnat'
export const favourites = 'Oblíbené'
export const logIn = 'Přihlásit'
export const register = 'Registrace'
export const cart = 'Košík'

export const toCart = 'Přejít do košíku'
export const signIn = 'Přihlásit se'
export const signInNewWindow = 'Přihlásit se v novém okně'

/** In place of the text of the editors. */
export const footText = 'Poradíme vám s výběrem ventilátoru i s celým větráním.'
export const companyIds = (tin: string, vatin: string) => ` · IČO\u00a0${tin} · DIČ\u00a0${vatin}`
export const pricesLabel = 'Ceny '
export const pricesBoth = 's DPH i bez DPH'
export const pricesWith = 's DPH'
export const pricesWithout = 'bez DPH'
export const currencyLabel = 'Měna '
export const apply = 'Použít'
export const cookieSettings = 'Nastavení cookies'
