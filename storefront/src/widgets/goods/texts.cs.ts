import { plural } from '@vanek/sdk/format'

export const products = 'Výrobky'
export const skipFilters = 'Přeskočit filtry'
export const variants = (n: number) =>
  plural('cs', n, { one: '{n} varianta', few: '{n} varianty', many: '{n} variant' })
