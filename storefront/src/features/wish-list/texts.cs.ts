export const favourite = 'Oblíbené'
export const favouriteOf = (name: string) => `Oblíbené: ${name}`
export const add = 'Přidat do oblíbených'
export const remove = 'Odebrat z oblíbených'
