import type { components } from '../generated/content.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'

type Schemas = components['schemas']

/** A product with its variants (B3.07 to B3.09). */
export type Product = DeepReadonly<Schemas['Product']>
/** A product in a listing. */
export type ProductBox = DeepReadonly<Schemas['ProductBox']>
/** What is bought (B3.12). */
export type Variant = DeepReadonly<Schemas['Variant']>
/** A parameter of a product with its values (B3.09, B3.23). */
export type Parameter = DeepReadonly<Schemas['Parameter']>
/** A number that decides, on one scale for its category. */
export type Gauge = DeepReadonly<Schemas['Gauge']>
/** A short mark on a product. */
export type Tag = DeepReadonly<Schemas['Tag']>
/** Prices in the currency's major unit, as the back end computed them (B3.15). */
export type Prices = DeepReadonly<Schemas['Prices']>
/** Whether and how soon a variant can be had (B3.14). */
export type Availability = DeepReadonly<Schemas['Availability']>
/** Stock in one warehouse. */
export type Warehouse = DeepReadonly<Schemas['Warehouse']>
/** A picture under the base of images. */
export type Image = DeepReadonly<Schemas['Image']>
