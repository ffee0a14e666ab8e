export const favourite = 'Obľúbené'
export const favouriteOf = (name: string) => `Obľúbené: ${name}`
export const add = 'Pridať do obľúbených'
export const remove = 'Odobrať z obľúbených'
