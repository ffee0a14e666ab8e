import { type CartStore, createCartStore } from '@vanek/sdk/cart'
import { type CompareStore, createCompareStore } from '@vanek/sdk/compare'
import { cs } from '@vanek/sdk/i18n/cs'
import { createFlashes, createNoticeStore, type Flashes, type NoticeStore } from '@vanek/sdk/notices'
import { createOverlayStore, type OverlayStore } from '@vanek/sdk/overlays'
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
  readonly overlays: OverlayStore
  readonly flashes: Flashes
  readonly wrapper: ComponentType<{ readonly children: ReactNode }>
}

/** A text that lasts as long as the test. */
export const memoryText = (initial: string | null = null) => {
  let kept = initial
  return { read: () => kept, write: (text: string) => void (kept = text) }
}

/** Cookies that last as long as the test, without regard to how long they are kept. */
export const memoryCookies = () => {
  const jar = new Map<string, string>()
  return {
    read: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    write: (cookie: string) => {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
      jar.set(name, value)
    },
  }
}

/** Real stores over a back end in memory. With `loaded` false the page is a public one: the cart is not known yet. */
export function createApp({
  lines = {},
  loaded = true,
  compare = createCompareStore(),
  visitor = createVisitorStore(),
  overlays = createOverlayStore({ cookies: memoryCookies() }),
  flashes = createFlashes({ port: memoryText() }),
  search,
  more,
}: {
  readonly lines?: Readonly<Record<number, number>>
  readonly loaded?: boolean
  readonly compare?: CompareStore
  readonly visitor?: VisitorStore
  readonly overlays?: OverlayStore
  readonly flashes?: Flashes
  readonly search?: SearchStore
  readonly more?: MoreAnswers
} = {}): TestApp {
  const backEnd = createBackEnd(lines, more)
  const notices = createNoticeStore()
  const initial = loaded ? cartOf(1, lines) : null
  const cart = createCartStore(backEnd.shop, { initial, notices, messages: cs })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ShopProvider shop={backEnd.shop} {...{ cart, notices, compare, search, visitor, overlays, flashes }}>
      {children}
    </ShopProvider>
  )
  return { ...backEnd, cart, notices, compare, visitor, overlays, flashes, wrapper }
}
