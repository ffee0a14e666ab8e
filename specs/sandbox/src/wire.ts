// The contract's own types under short names.
import type { components as ContentComponents } from '../../generated/content.d.ts'
import type { components as ShopComponents } from '../../generated/shop.d.ts'

export type Shop = ShopComponents['schemas']
export type Content = ContentComponents['schemas']

export type Image = Shop['Image']
export type Availability = Content['Availability']
export type Prices = Content['Prices']
export type Warehouse = Content['Warehouse']
