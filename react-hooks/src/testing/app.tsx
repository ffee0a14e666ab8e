import type { Shop } from '@vanek/sdk'
import { type CartStore, createCartStore } from '@vanek/sdk/cart'
import { type CompareStore, createCompareStore } from '@vanek/sdk/compare'
import { cs } from '@vanek/sdk/i18n/cs'
import { createNoticeStore, type NoticeStore } from '@vanek/sdk/notices'
import { createOverlayStore, type OverlayStore } from '@vanek/sdk/overlays'
import type { SearchStore } from '@vanek/sdk/search'
import { createSession, createVisitorStore, type SessionStore, type VisitorStore } from '@vanek/sdk/session'
import { parseSettings } from '@vanek/sdk/settings'
import { ShopProvider } from '@vanek/react-hooks'
import type { ComponentType, ReactNode } from 'react'
import { type BackEnd, cartOf, createBackEnd, type RequestHandler } from './back-end.ts'

export interface TestApp extends BackEnd {
  readonly cart: CartStore
  readonly notices: NoticeStore
  readonly compare: CompareStore
  readonly visitor: VisitorStore
  readonly overlays: OverlayStore
  readonly session: SessionStore
  readonly wrapper: ComponentType<{ readonly children: ReactNode }>
}

/** Cookies that last as long as the test, whatever their lifetime. */
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

/** Real stores with a back end in memory. `loaded: false` is a public page, where the cart is not loaded yet. */
export function createApp({
  lines = {},
  loaded = true,
  compare = createCompareStore(),
  visitor = createVisitorStore(),
  overlays = createOverlayStore({ cookies: memoryCookies() }),
  search,
  more,
  changeResponse,
  withSession = true,
}: {
  readonly lines?: Readonly<Record<number, number>>
  readonly loaded?: boolean
  readonly compare?: CompareStore
  readonly visitor?: VisitorStore
  readonly overlays?: OverlayStore
  readonly search?: SearchStore | ((shop: Shop) => SearchStore)
  readonly more?: RequestHandler
  /** Changes each response of the back end. */
  readonly changeResponse?: (response: unknown) => unknown
  /** Whether the page starts with its session. */
  readonly withSession?: boolean
} = {}): TestApp {
  const backEnd = createBackEnd(lines, more, changeResponse)
  const notices = createNoticeStore()
  const initial = loaded ? cartOf(1, lines) : null
  const cart = createCartStore(backEnd.shop, { initial, notices, messages: cs })
  const session = createSession(backEnd.shop, {
    ...{ cart, notices, messages: cs },
    settings: async () => parseSettings({ variantHash: null, restricted_groups: ['omezeni'] }),
  })
  const searchStore = typeof search === 'function' ? search(backEnd.shop) : search
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ShopProvider
      cartPath="/kosik"
      shop={backEnd.shop}
      {...{ cart, notices, compare, search: searchStore, visitor, overlays, ...(withSession && { session }) }}
    >
      {children}
    </ShopProvider>
  )
  return { ...backEnd, cart, notices, compare, visitor, overlays, session, wrapper }
}
