import { plural } from '#market/plural'

export const products = 'Výrobky'
export const skipFilters = 'Preskočiť filtre'
export const variants = (n: number) => plural(n, { one: '{n} variant', few: '{n} varianty', many: '{n} variantov' })
