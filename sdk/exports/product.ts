export {
  getProduct,
  getProducts,
  type ProductError,
  type ProductsError,
  type ProductsInput,
} from '../src/product/calls.ts'
export { productQuery, productsQuery } from '../src/product/queries.ts'
export { pickVariant } from '../src/product/rules.ts'
export type {
  Availability,
  Gauge,
  Image,
  Parameter,
  Prices,
  Product,
  ProductBox,
  Tag,
  Variant,
  Warehouse,
} from '../src/product/types.ts'
