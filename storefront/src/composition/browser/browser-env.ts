import { createShop, sameOriginTokens } from '@vanek/sdk'
import type { VisitorEnv } from '../../lib/page/env.ts'
import type { PageState } from '../../lib/page/page-state.ts'
import { browserCookies } from '../../lib/session/cookies.ts'
import { market } from '#market/market'
import { shellIn } from '../stores/stores.ts'

const tokens = sameOriginTokens({ read: () => document.cookie })

/**
 * The environment of pages in the browser: every request goes to the page's own origin. `onExpired` is called when a
 * response ended the session of the signed-in customer; the server has then dropped the token.
 */
export const browserEnv = ({ settings, origin, loaderData }: PageState, onExpired: () => void): VisitorEnv => ({
  shop: createShop({
    ...market,
    ...settings,
    endpoints: { shop: '', content: '/content', cdn: '/cdn', services: '/services' },
    tokens,
    async fetch(input, init) {
      const signedIn = tokens.has('auth')
      const answer = await fetch(input, init)
      if (signedIn && answer.status === 401 && !tokens.has('auth')) onExpired()
      return answer
    },
  }),
  cookies: browserCookies,
  origin,
  functions: shellIn(loaderData ?? {})?.settings.functions,
  lacks: shellIn(loaderData ?? {})?.settings.lacks,
  display: settings.display,
  wildcardProducts: settings.wildcardProducts,
  server: false,
})

/**
 * The query of a URL with campaign parameters (C4.81): of this page, or of the shop page that the visitor left for it,
 * perhaps before its scripts could read them.
 */
export function campaignAddress(): string | undefined {
  const { search, origin } = location
  const { referrer } = document
  const before = referrer.startsWith(`${origin}/`) ? new URL(referrer).search : ''
  return [search, before].find((query) => query.includes('utm_'))
}
