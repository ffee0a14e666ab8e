import { plural } from '#market/plural'

export const products = 'Výrobky'
export const skipFilters = 'Přeskočit filtry'
export const variants = (n: number) => plural(n, { one: '{n} varianta', few: '{n} varianty', many: '{n} variant' })
