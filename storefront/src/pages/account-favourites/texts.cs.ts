export const title = 'Oblíbené'
