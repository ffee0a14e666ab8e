import { createShop } from '@vanek/sdk'
import { addWishListItem } from '@vanek/sdk/account'
import { sessionTokens, type CookieJar, type Proxy, type ProxyVisitor } from '@vanek/sdk/server'
import { accountMessages, basicMessages } from '#market/messages'
import { guestSettings } from '../../src/lib/page/settings.ts'
import { cookieFlashes } from '../../src/lib/session/flashes.ts'
import { forgetWanted, wantedFavourites } from '../../src/lib/session/wanted-favourites.ts'
import { pageCookies } from './page-env.ts'

const timeoutMs = 5_000

/** Saves the favourites that a visitor wanted as a guest, and leaves a notice for the next page. */
async function saveWanted(proxy: Proxy, jar: CookieJar, visitor: ProxyVisitor): Promise<void> {
  const cookies = pageCookies(jar)
  const wanted = wantedFavourites(cookies)
  if (wanted.length === 0) return
  forgetWanted(cookies)
  const shop = createShop({
    ...guestSettings,
    endpoints: { shop: 'http://shop.internal', content: '', cdn: '' },
    tokens: sessionTokens(visitor.session),
    fetch: async (input, init) => proxy(new Request(input, init), { ...visitor, internal: true }),
  })
  const signal = AbortSignal.timeout(timeoutMs)
  let [saved, failed] = [0, 0]
  for (const variantId of wanted) {
    // oxlint-disable-next-line no-await-in-loop -- the first one may create the list
    if ((await addWishListItem(shop, { variantId }, { signal })).ok) saved += 1
    else failed += 1
  }
  const flashes = cookieFlashes(cookies)
  if (saved > 0) flashes.add({ kind: 'success', code: 'wish_added', text: accountMessages.wish_added })
  if (failed > 0) flashes.add({ kind: 'danger', title: basicMessages.unexpected_title, text: basicMessages.unexpected })
}

/** The proxy for one request: however a visitor signs in, it saves what they wanted as a guest (B4.10, C6.11). */
export const proxyForWanted =
  (proxy: Proxy, jar: CookieJar): Proxy =>
  async (request, visitor) => {
    const before = visitor.session.get('auth')
    const answer = await proxy(request, visitor)
    const after = visitor.session.get('auth')
    if (after !== undefined && after !== before) await saveWanted(proxy, jar, visitor)
    return answer
  }
