import { type CartStore, createCartStore } from '@vanek/sdk/cart'
import { type CompareStore, createCompareStore } from '@vanek/sdk/compare'
import { cs } from '@vanek/sdk/i18n/cs'
import { createNoticeStore, type NoticeStore } from '@vanek/sdk/notices'
import type { SearchStore } from '@vanek/sdk/search'
import { createVisitorStore, type VisitorStore } from '@vanek/sdk/session'
import { ShopProvider } from '@vanek/react-hooks'
import type { ComponentType, ReactNode } from 'react'
import { type BackEnd, cartOf, createBackEnd, type MoreAnswers } from './back-end.ts'

export interface TestApp extends BackEnd {
  readonly cart: CartStore
  readonly notices: NoticeStore
  readonly compare: CompareStore
  readonly visitor: VisitorStore
  readonly wrapper: ComponentType<{ readonly children: ReactNode }>
}

/** Real stores over a back end in memory. With `loaded` false the page is a public one: the cart is not known yet. */
export function createApp({
  lines = {},
  loaded = true,
  compare = createCompareStore(),
  visitor = createVisitorStore(),
  search,
  more,
}: {
  readonly lines?: Readonly<Record<number, number>>
  readonly loaded?: boolean
  readonly compare?: CompareStore
  readonly visitor?: VisitorStore
  readonly search?: SearchStore
  readonly more?: MoreAnswers
} = {}): TestApp {
  const backEnd = createBackEnd(lines, more)
  const notices = createNoticeStore()
  const initial = loaded ? cartOf(1, lines) : null
  const cart = createCartStore(backEnd.shop, { initial, notices, messages: cs })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ShopProvider shop={backEnd.shop} cart={cart} notices={notices} compare={compare} search={search} visitor={visitor}>
      {children}
    </ShopProvider>
  )
  return { ...backEnd, cart, notices, compare, visitor, wrapper }
}
