import { plural } from '@vanek/sdk/format'

export const products = 'Výrobky'
export const skipFilters = 'Preskočiť filtre'
export const variants = (n: number) =>
  plural('sk', n, { one: '{n} variant', few: '{n} varianty', many: '{n} variantov' })
