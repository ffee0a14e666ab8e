// Short names of types of the contract.
import type { components as ContentComponents } from '../../generated/content.d.ts'
import type { components as ServicesComponents, operations } from '../../generated/services.d.ts'
import type { components as ShopComponents } from '../../generated/shop.d.ts'

export type Shop = ShopComponents['schemas']
export type Content = ContentComponents['schemas']
export type Outside = ServicesComponents['schemas']

type Operation = keyof operations
type JsonOf<T> = T extends { content: { 'application/json': infer Json } } ? Json : never

/** JSON request body of an external service. */
export type OutsideBody<Name extends Operation> = JsonOf<NonNullable<operations[Name]['requestBody']>>
/** Its successful response. */
export type OutsideAnswer<Name extends Operation> = JsonOf<operations[Name]['responses'][200]>

export type Image = Shop['Image']
export type Availability = Content['Availability']
export type Prices = Content['Prices']
export type Warehouse = Content['Warehouse']
