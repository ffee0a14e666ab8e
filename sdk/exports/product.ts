/**
 * Products: calls, variants, parameters, amounts, stock and tags.
 *
 * @example
 * ```ts
 * const shown = unwrap(await getProduct(shop, { slug: 'air-500' }))
 * const variant = startVariant(shown)
 * const { min, max } = quantityLimits(variant.availability)
 * ```
 * @module
 */
export {
  getProduct,
  getProducts,
  type GetProductError,
  type GetProductsError,
  type GetProductsParams,
  type GetProductParams,
} from '../src/product/calls.ts'
export {
  getParameterEntities,
  type ParameterEntities,
  type GetParameterEntitiesParams,
} from '../src/product/entities.ts'
export { freshProductQuery, parameterEntitiesQuery, productQuery, productsQuery } from '../src/product/queries.ts'
export { type Linkable, productPath, type ProductPathOptions } from '../src/product/rules/address.ts'
export { cleanQuantity, longestQuantity, settleQuantity, shortUnit } from '../src/product/rules/clean-quantity.ts'
export { type AmountLimits, fitAmount } from '../src/product/rules/fit-amount.ts'
export { withFresh } from '../src/product/rules/fresh.ts'
export { type LowestPrice, lowestPrice } from '../src/product/rules/lowest-price.ts'
export { parameterText, type ParameterWords } from '../src/product/rules/parameter-text.ts'
export {
  canPickByProperties,
  type Pickable,
  type Property,
  propertyPicker,
  type PropertyValue,
} from '../src/product/rules/property-picker.ts'
export { stars, starText } from '../src/product/rules/rating.ts'
export { resolveParameters, type ShownParameter, type ShownValue } from '../src/product/rules/resolve-parameters.ts'
export {
  type AmountNotice,
  type AmountRules,
  settleAmount,
  type SettledAmount,
} from '../src/product/rules/settle-amount.ts'
export {
  isVariantChosen,
  type Startable,
  startVariant,
  type WantedVariant,
} from '../src/product/rules/start-variant.ts'
export {
  type AmountMeasure,
  type Limiting,
  measureOf,
  canBeOrdered,
  isMadeToOrder,
  quantityLimits,
  type Orderable,
  type Showable,
  shownAvailability,
  type ShownAvailability,
  shownStock,
  type ShownStock,
} from '../src/product/rules/stock.ts'
export { isPromised, type Promised, storageDate, type StorageDate } from '../src/product/rules/storage-date.ts'
export {
  type DerivedTag,
  type DerivedTagOptions,
  derivedTags,
  isDeliveredFree,
  type Taggable,
} from '../src/product/rules/tags.ts'
export { type Measured, variantParameters } from '../src/product/rules/variant-parameters.ts'
export { variantsShown } from '../src/product/rules/variants-shown.ts'
export {
  addWatcher,
  type GetFreshProductError,
  type GetFreshProductParams,
  getFreshProduct,
  type AddWatcherError,
  type AddWatcherParams,
} from '../src/product/shop-calls.ts'
export type {
  Availability,
  Gauge,
  HoverImage,
  Image,
  Prices,
  Product,
  ProductBox,
  ProductDiscount,
  ProductFile,
  ProductGift,
  ProductParameter,
  ProductVideo,
  ShopProduct,
  Tag,
  Variant,
  Warehouse,
} from '../src/product/types.ts'
