/**
 * Products: calls, variants, parameters, amounts, stock and tags.
 *
 * @example
 * ```ts
 * const shown = unwrap(await getProduct(shop, { slug: 'air-500' }))
 * const variant = initialVariant(shown)
 * const { min, max } = amountLimits(variant.availability)
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
export { type ProductPathParts, productPath, type ProductPathOptions } from '../src/product/rules/address.ts'
export {
  cleanAmountText,
  amountMaxLength,
  normalizeAmountText,
  shortUnit,
} from '../src/product/rules/clean-quantity.ts'
export { type AmountLimits, clampAmount } from '../src/product/rules/fit-amount.ts'
export { mergeFreshProduct } from '../src/product/rules/fresh.ts'
export { type LowestPrice, lowestPrice } from '../src/product/rules/lowest-price.ts'
export { formatParameter } from '../src/product/rules/parameter-text.ts'
export {
  canPickByProperties,
  type VariantWithProperties,
  type Property,
  propertyPicker,
  type PropertyValue,
} from '../src/product/rules/property-picker.ts'
export { toStars, formatStars } from '../src/product/rules/rating.ts'
export {
  resolveParameters,
  type DisplayParameter,
  type DisplayParameterValue,
} from '../src/product/rules/resolve-parameters.ts'
export {
  type AmountNotice,
  type AmountRules,
  adjustAmount,
  type AdjustedAmount,
} from '../src/product/rules/settle-amount.ts'
export { isVariantChosen, initialVariant, type VariantSelection } from '../src/product/rules/start-variant.ts'
export {
  type AmountMeasure,
  amountMeasure,
  canBeOrdered,
  isMadeToOrder,
  amountLimits,
  displayAvailability,
  type DisplayAvailability,
  displayStock,
  type DisplayStock,
} from '../src/product/rules/stock.ts'
export { isRestockShown, type Restock, nextRestock, type StorageDelivery } from '../src/product/rules/storage-date.ts'
export {
  type DerivedTag,
  type DerivedTagOptions,
  derivedTags,
  hasFreeDelivery,
  type DerivedTagInput,
} from '../src/product/rules/tags.ts'
export { variantParameters } from '../src/product/rules/variant-parameters.ts'
export { initialVariantCount } from '../src/product/rules/variants-shown.ts'
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
