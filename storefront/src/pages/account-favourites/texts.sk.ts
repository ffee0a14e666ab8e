export const title = 'Obľúbené'
