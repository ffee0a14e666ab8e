import type { components } from '../generated/content.d.ts'
import type { components as shopComponents } from '../generated/shop.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'

type Schemas = components['schemas']

/** A product with its variants (B3.07 to B3.09). */
export interface Product extends DeepReadonly<Schemas['Product']> {}
/** A product in a listing. */
export interface ProductBox extends DeepReadonly<Schemas['ProductBox']> {}
/** What is bought (B3.12); its unit is `ks` unless told (B3.13). */
export interface Variant extends DeepReadonly<Schemas['Variant']> {}
/** A parameter of a product: numbers and ids; what they are called is asked of `getParameterEntities` (B3.09). */
export interface ProductParameter extends DeepReadonly<Schemas['ProductParameter']> {}
/** A gift that comes with a product (B3.08). */
export interface ProductGift extends DeepReadonly<Schemas['ProductGift']> {}
/** A discount of a product (B3.08). */
export interface ProductDiscount extends DeepReadonly<Schemas['ProductDiscount']> {}
/** Something to download; its address is `contentFileUrl` or `shopFileUrl`, as `source` says. */
export interface ProductFile extends DeepReadonly<Schemas['ProductFile']> {}
/** A video of a product. */
export interface ProductVideo extends DeepReadonly<Schemas['ProductVideo']> {}
/** The picture a box shows while it is pointed at (B3.09). */
export interface HoverImage extends DeepReadonly<Schemas['HoverImage']> {}
/** A number that decides, on one scale for its category. */
export interface Gauge extends DeepReadonly<Schemas['Gauge']> {}
/** A short mark on a product. */
export interface Tag extends DeepReadonly<Schemas['Tag']> {}
/** Prices in the currency's major unit, as the back end computed them (B3.15). */
export interface Prices extends DeepReadonly<Schemas['Prices']> {}
/** Whether and how soon a variant can be had (B3.14). */
export interface Availability extends DeepReadonly<Schemas['Availability']> {}
/** Stock in one warehouse. */
export interface Warehouse extends DeepReadonly<Schemas['Warehouse']> {}
/** A picture under the base of images. */
export interface Image extends DeepReadonly<Schemas['Image']> {}
/** A product as the shop back end sells it right now (C7.57). */
export interface ShopProduct extends DeepReadonly<shopComponents['schemas']['ShopProduct']> {}
