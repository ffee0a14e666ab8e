import { createShop, sameOriginTokens } from '@vanek/sdk'
import { browserCookies } from './browser-cookies.ts'
import type { PageEnv } from './env.ts'
import type { PageState } from './state.ts'

/** The environment of pages in the browser: everything goes to the page's own origin. */
export const browserEnv = ({ settings, origin }: PageState): PageEnv => ({
  shop: createShop({
    ...settings,
    endpoints: { shop: '', content: '/content', cdn: '/cdn', services: '/services' },
    tokens: sameOriginTokens({ read: () => document.cookie }),
  }),
  cookies: browserCookies,
  origin,
  wildcardProducts: settings.wildcardProducts,
  server: false,
})
