import { memoryStorage } from '@vanek/sdk/storage'
import { createCartStore } from '../../../cart/store.ts'
import { cs } from '../../../i18n/cs.ts'
import { createFlashMessages } from '../../../notices/flashes.ts'
import { createNoticeStore } from '../../../notices/store.ts'
import { segmentCookies } from '../../../session/segment-cookies.ts'
import { testShop } from '../../../transport/testing/test-shop.ts'
import { memoryTokens, type TokenStore } from '../../../transport/tokens.ts'
import { createSession } from '../store.ts'
import type { SessionOptions, SessionSettings } from '../types.ts'
import { accountRequest, type Accounts, createAccounts } from './back-end.ts'

export const settings: SessionSettings = {
  functions: { loyalty_credits: true },
  variantHash: 'base',
  restrictedGroups: ['omezeni'],
  restrictedRedirect: { title: 'Obchod pro partnery', text: 'Nakupujte u partnera', href: 'https://partner.test/' },
}

/** Cookies that last as long as the test. */
export function cookieJar() {
  const jar = new Map<string, string>()
  const written: string[] = []
  return {
    written,
    read: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    write(cookie: string) {
      written.push(cookie)
      const [pair = ''] = cookie.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (cookie.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    },
  }
}

/** A session with a back end in memory. `effects` lists its effects in order. */
export function openSession({
  accounts = createAccounts(),
  tokens = memoryTokens(),
  effects = [],
  answer = (url, init) => {
    const { status, body } = accounts.handle(accountRequest(url, init))
    return status === 204 ? new Response(null, { status }) : Response.json(body, { status })
  },
  cart: initialCart,
  ...options
}: {
  readonly accounts?: Accounts
  readonly tokens?: TokenStore
  readonly effects?: string[]
  readonly answer?: (url: string, init: RequestInit | undefined) => Response | Promise<Response>
  readonly cart?: Parameters<typeof createCartStore>[1]
} & Partial<Omit<SessionOptions, 'cart'>> = {}) {
  const warnings: string[] = []
  const jar = cookieJar()
  const notices = createNoticeStore({ clock: { now: () => 0, sleep: () => new Promise(() => {}) } })
  const flashes = createFlashMessages({ port: memoryStorage() })
  const shop = testShop({
    endpoints: { shop: 'https://shop.test', content: '', cdn: '' },
    // retries have no delay, timeouts never fire
    clock: { now: () => 0, sleep: (ms) => (ms < 5_000 ? Promise.resolve() : new Promise(() => {})) },
    tokens,
    logger: { warn: (message) => void warnings.push(message) },
    fetch: async (input, init) => {
      const url = input as string
      effects.push(`${init?.method ?? 'GET'} ${new URL(url).pathname}`)
      return answer(url, init)
    },
  })
  const cart = createCartStore(shop, initialCart)
  const session = createSession(shop, {
    cart,
    notices,
    flashes,
    messages: cs,
    settings: async () => settings,
    termsPath: '/stranka/obchodni-podminky',
    segment: segmentCookies(jar),
    showRedirect: ({ title }) => void effects.push(`offer ${title}`),
    redirect: (path) => void effects.push(`go to ${path}`),
    ...options,
  })
  const noticeTexts = () => notices.getState().map(({ kind, text }) => `${kind}: ${text}`)
  return { accounts, tokens, shop, cart, session, notices, flashes, jar, effects, warnings, noticeTexts }
}
