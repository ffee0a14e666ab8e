import type { components } from '../generated/content.d.ts'
import type { components as shopComponents } from '../generated/shop.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'

type Schemas = components['schemas']

/** A product with its variants. */
export interface Product extends DeepReadonly<Schemas['Product']> {}
/** A product as a listing returns it, with fewer fields than a `Product`. */
export interface ProductBox extends DeepReadonly<Schemas['ProductBox']> {}
/** A variant of a product: the item that is bought. Its unit is the shop's `pieceUnit` when the back end gives none. */
export interface Variant extends DeepReadonly<Schemas['Variant']> {}
/** A parameter of a product as numbers and ids; {@link getParameterEntities} returns their titles. */
export interface ProductParameter extends DeepReadonly<Schemas['ProductParameter']> {}
/** A gift that comes with a product. */
export interface ProductGift extends DeepReadonly<Schemas['ProductGift']> {}
/** A discount of a product. */
export interface ProductDiscount extends DeepReadonly<Schemas['ProductDiscount']> {}
/** A file to download; `source` decides whether `contentFileUrl` or `shopFileUrl` makes its address. */
export interface ProductFile extends DeepReadonly<Schemas['ProductFile']> {}
/** A video of a product. */
export interface ProductVideo extends DeepReadonly<Schemas['ProductVideo']> {}
/** The picture that a product in a listing shows while the pointer is over it. */
export interface HoverImage extends DeepReadonly<Schemas['HoverImage']> {}
/** An important number of a product, like its noise, with the bounds of the scale for its whole category. */
export interface Gauge extends DeepReadonly<Schemas['Gauge']> {}
/** A short label on a product, written by an editor. */
export interface Tag extends DeepReadonly<Schemas['Tag']> {}
/** Prices in the currency's major unit, as the back end computed them. */
export interface Prices extends DeepReadonly<Schemas['Prices']> {}
/** Whether and how soon a variant can be bought, and in which amounts. */
export interface Availability extends DeepReadonly<Schemas['Availability']> {}
/** Stock in one warehouse. */
export interface Warehouse extends DeepReadonly<Schemas['Warehouse']> {}
/** A picture; `imageUrl` of `@vanek/sdk/images` makes an address of its path. */
export interface Image extends DeepReadonly<Schemas['Image']> {}
/** Current prices and availability of a product from the shop back end. {@link getFreshProduct} returns it. */
export interface ShopProduct extends DeepReadonly<shopComponents['schemas']['ShopProduct']> {}
