import { createShop, sameOriginTokens } from '@vanek/sdk'
import type { PageCookies, PageEnv } from './env.ts'
import type { PageState } from './state.ts'

const read = (name: string): string | undefined => {
  const start = `${name}=`
  const pair = document.cookie.split('; ').find((each) => each.startsWith(start))
  return pair && decodeURIComponent(pair.slice(start.length))
}

const write = (name: string, value: string, maxAgeSeconds?: number) => {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // eslint-disable-next-line unicorn/no-document-cookie -- the cookie store API is not everywhere yet
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${secure}`
}

const cookies: PageCookies = {
  get: read,
  set: (name, value, { maxAgeSeconds } = {}) => write(name, value, maxAgeSeconds),
  remove: (name) => write(name, '', 0),
}

/** The environment of pages in the browser: everything goes to the page's own origin. */
export const browserEnv = ({ settings, origin }: PageState): PageEnv => ({
  shop: createShop({
    ...settings,
    endpoints: { shop: '', content: '/content', cdn: '/cdn', services: '/services' },
    tokens: sameOriginTokens({ read: () => document.cookie }),
  }),
  cookies,
  origin,
  wildcardProducts: settings.wildcardProducts,
  server: false,
})
