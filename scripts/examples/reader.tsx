// Declarations that an example in a docstring may assume: the reader's own data and components.
import type { BatchVariant, SearchOption } from '@vanek/react-hooks'
import type { Currency, Endpoints, Shop } from '@vanek/sdk'
import type { OrderDetails, User } from '@vanek/sdk/account'
import type { CartStore } from '@vanek/sdk/cart'
import type { CheckoutInitialData, CheckoutStore } from '@vanek/sdk/checkout'
import type { ContractDocument } from '@vanek/sdk/contract'
import type { OrderFlow } from '@vanek/sdk/flows'
import type { AnalyticsConsent, DataLayerEntry } from '@vanek/sdk/integrations/data-layer'
import type { NoticeStore } from '@vanek/sdk/notices'
import type { OverlayStore } from '@vanek/sdk/overlays'
import type { Product } from '@vanek/sdk/product'
import type { CookiePort, VisitorStore } from '@vanek/sdk/session'
import type { ShopSettings } from '@vanek/sdk/settings'
import type { Duct, FanCandidate, VentilationSet, VentilationStandard } from '@vanek/sdk/ventilation'
import type { ReactNode } from 'react'

export declare const shop: Shop
export declare const currency: Currency
export declare const endpoints: Endpoints
export declare const cart: CartStore
export declare const notices: NoticeStore
export declare const product: Product
export declare const variants: readonly BatchVariant[]
export declare const visitor: VisitorStore
export declare const cookies: CookiePort
export declare const consent: AnalyticsConsent
export declare const settings: ShopSettings
export declare const overlays: OverlayStore
export declare const dataLayer: DataLayerEntry[]
export declare const shopDocument: ContractDocument
export declare const contentDocument: ContractDocument
export declare const request: Request
export declare const itemId: number
export declare const shipperId: number
export declare const orderId: string
export declare const order: OrderDetails
export declare const user: User
export declare const variantId: number
export declare const value: number
export declare const setValue: (value: number) => void
export declare const status: 'idle' | 'pending'
export declare const checkout: CheckoutStore
export declare const orders: OrderFlow
export declare const initial: CheckoutInitialData
export declare const headings: Readonly<Record<string, string>>
export declare const duct: Duct
export declare const standard: VentilationStandard
export declare const candidates: readonly FanCandidate[]
export declare const place: VentilationSet
export declare function hrefOf(option: SearchOption): string
export declare function titleOf(option: SearchOption): string
export declare function say(state: unknown): string
export declare function useLoaderData(): Product
export declare function Dialog(props: { readonly title: string; readonly children?: ReactNode }): ReactNode
export declare function Details(): ReactNode
export declare function LastVisited(): ReactNode
