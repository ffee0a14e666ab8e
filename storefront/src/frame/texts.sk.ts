export const skip = 'Prejsť na obsah'

export const toHome = 'Na úvodnú stránku'
export const toHomeOf = (shop: string) => `${shop}, na úvodnú stránku`
export const compare = 'Porovnať'
export const favourites = 'Obľúbené'
export const logIn = 'Prihlásiť sa'
export const register = 'Registrácia'
export const cart = 'Košík'

export const toCart = 'Prejsť do košíka'
export const signIn = 'Prihlásiť sa'
export const signInNewWindow = 'Prihlásiť sa v novom okne'

/** In place of the text of the editors. */
export const footText = 'Poradíme vám s výberom ventilátora aj s celým vetraním.'
export const companyIds = (tin: string, vatin: string) =>
  ` · IČO\u00a0${tin} · ${vatin.startsWith('SK') ? 'IČ DPH' : 'DIČ'}\u00a0${vatin}`
export const pricesLabel = 'Ceny '
export const pricesBoth = 's DPH aj bez DPH'
export const pricesWith = 's DPH'
export const pricesWithout = 'bez DPH'
export const currencyLabel = 'Mena '
export const apply = 'Použiť'
export const cookieSettings = 'Nastavenie cookies'
