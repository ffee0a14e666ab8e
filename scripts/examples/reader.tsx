// What an example in a docstring may take as given: the reader's own data and parts.
import type { BatchVariant, SearchOption } from '@vanek/react-hooks'
import type { Shop } from '@vanek/sdk'
import type { User, UserOrder } from '@vanek/sdk/account'
import type { CartStore } from '@vanek/sdk/cart'
import type { CheckoutStart, CheckoutStore } from '@vanek/sdk/checkout'
import type { NoticeStore } from '@vanek/sdk/notices'
import type { Product } from '@vanek/sdk/product'
import type { VisitorStore } from '@vanek/sdk/session'
import type { ReactNode } from 'react'

export declare const shop: Shop
export declare const cart: CartStore
export declare const notices: NoticeStore
export declare const product: Product
export declare const variants: readonly BatchVariant[]
export declare const visitor: VisitorStore
export declare const itemId: number
export declare const shipperId: number
export declare const orderId: string
export declare const order: UserOrder
export declare const user: User
export declare const variantId: number
export declare const value: number
export declare const setValue: (value: number) => void
export declare const status: 'idle' | 'pending'
export declare const checkout: CheckoutStore
export declare const initial: CheckoutStart
export declare const headings: Readonly<Record<string, string>>
export declare function hrefOf(option: SearchOption): string
export declare function titleOf(option: SearchOption): string
export declare function say(state: unknown): string
export declare function useLoaderData(): Product
export declare function Dialog(props: { readonly title: string; readonly children?: ReactNode }): ReactNode
export declare function Details(): ReactNode
export declare function LastVisited(): ReactNode
