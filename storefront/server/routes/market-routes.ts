import { safePath } from '@vanek/sdk/auth'
import { createCookieJar } from '@vanek/sdk/server'
import { localeCookie } from '@vanek/sdk/session'
import type { FastifyInstance } from 'fastify'
import { pageAt, pages } from '../../src/composition/routing/pages.ts'
import { marketFolder } from '../../src/lib/page/markets.ts'
import type { Config } from '../config/config.ts'
import { everywhere } from '../http/headers.ts'

const keptSeconds = 365 * 24 * 3600

/** The address of a document in another language, from its head. */
export function alternateIn(html: string, locale: string): string | undefined {
  const [, href] = new RegExp(`<link rel="alternate" hreflang="${locale}" href="([^"]+)">`).exec(html) ?? []
  return href?.replaceAll('&amp;', '&')
}

/**
 * The path of the same kind of page in another market, for pages without alternates: the cart, the account. What stands
 * below it, such as an order, is of one market, so its list is.
 */
function pathIn(pathname: string, locale: string): string {
  const [own = '/'] = (pageAt(pathname)?.paths[locale] ?? '/').split(/\/[:*]/)
  return pages.some(({ paths }) => paths[locale] === own) ? own : '/'
}

/**
 * Redirects to the same page of another market, and stores the choice for a year (B9.02). A page that does not name its
 * address in the other market is a personal page, or does not exist there.
 */
export function marketRoutes(app: FastifyInstance, { secure, origins }: Pick<Config, 'secure' | 'origins'>): void {
  app.get<{ Params: { locale: string }; Querystring: { back?: string } }>(
    `${marketFolder}/:locale`,
    async (request, reply) => {
      reply.headers({ ...everywhere, 'cache-control': 'no-store' })
      const { locale } = request.params
      const origin = Object.hasOwn(origins, locale) ? origins[locale] : undefined
      if (origin === undefined) return reply.redirect('/', 303)
      const jar = createCookieJar(request.headers.cookie, { secure })
      jar.set(localeCookie, locale, { maxAgeSeconds: keptSeconds, httpOnly: false })
      // filters and further pages of a list have no alternates, the list itself has
      const [page = '/'] = safePath(request.query.back ?? '/').split(/[?#]/)
      const { payload } = await app.inject({
        url: page,
        headers: { accept: 'text/html' },
      })
      return reply
        .header('set-cookie', jar.setCookies())
        .redirect(alternateIn(payload, locale) ?? origin + pathIn(page, locale), 303)
    },
  )
}
