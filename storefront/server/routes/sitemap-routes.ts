import * as texts from '#server-texts/routes'
import { createShop } from '@vanek/sdk'
import { getSettings } from '@vanek/sdk/settings'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { pages } from '../../src/composition/routing/pages.ts'
import { offAmong } from '../../src/lib/page/off-among.ts'
import { isOffPage } from '../../src/ui/off-pages.ts'
import { guestSettings } from '../../src/lib/page/settings.ts'
import { createCache } from '../cache/cache.ts'
import { roughSize } from '../cache/rough-size.ts'
import type { Config } from '../config/config.ts'
import { contentEntries } from '../sitemap/content-entries.ts'
import { productEntries, productFiles } from '../sitemap/product-entries.ts'
import { robotsTxt, staticPaths } from '../sitemap/robots.ts'
import { sitemapIndexXml, sitemapXml } from '../sitemap/xml.ts'
import { everywhere } from '../http/headers.ts'

export interface SitemapParts {
  readonly config: Pick<Config, 'origin' | 'shopUrl' | 'contentUrl' | 'wildcardProducts'>
  readonly fetch: typeof fetch
  readonly onError: (error: unknown) => void
}

const freshMs = 10 * 60_000
const pagesPath = '/sitemap/pages.xml'
const productsPath = (file: number) => `/sitemap/products-${file}.xml`

/**
 * For search engines: `/robots.txt`, `/sitemap.xml` with the sitemaps it lists, and `/sitemapconfig` for sitemap
 * generators, a list of all URLs but those of products (B2.12). Cached for ten minutes, and longer while the back end
 * is down.
 */
export function sitemapRoutes(app: FastifyInstance, { config, fetch, onError }: SitemapParts): void {
  const { origin, shopUrl, contentUrl, wildcardProducts } = config
  const endpoints = { shop: shopUrl, content: contentUrl, cdn: '/cdn' }
  const shop = createShop({ ...guestSettings, endpoints, fetch, timeoutMs: 5_000 })
  const cache = createCache<unknown>({
    ...{ freshMs, staleIfErrorMs: Infinity, onError },
    ...{ maxBytes: 24 << 20, sizeOf: roughSize },
  })
  const cached = async <T>(key: string, read: () => Promise<T>) =>
    (await cache.get(key, async () => ({ value: await read() }))) as T

  /** Pages that this shop does not have; none if its settings cannot be read. */
  const off = async () => {
    const settings = await getSettings(shop)
    return settings.ok ? offAmong(pages, settings.data) : ''
  }
  const shown = async () =>
    cached('pages', async () => {
      const [entries, hidden] = await Promise.all([contentEntries(shop), off()])
      return {
        fixed: staticPaths.filter((path) => !isOffPage(hidden, path)),
        content: entries.filter(({ path }) => !isOffPage(hidden, path)),
      }
    })
  const files = async () => cached('files', async () => productFiles(shop))
  const productsOf = async (file: number) =>
    cached(`products ${file}`, async () => productEntries(shop, file, wildcardProducts))

  const answer = async (reply: FastifyReply, type: string, make: () => Promise<string>) => {
    reply.headers({ ...everywhere, 'cache-control': 'public, max-age=600' })
    try {
      return await reply.type(type).send(await make())
    } catch {
      reply.headers({ 'cache-control': 'no-store', 'retry-after': '60' })
      return reply.code(503).type('text/plain; charset=utf-8').send(texts.later)
    }
  }
  const xml = 'application/xml; charset=utf-8'

  app.get('/robots.txt', (_, reply) => answer(reply, 'text/plain; charset=utf-8', async () => robotsTxt(origin)))
  app.get('/sitemap.xml', (_, reply) =>
    answer(reply, xml, async () => {
      const numbers = Array.from({ length: await files() }, (_each, index) => index + 1)
      return sitemapIndexXml(origin, [pagesPath, ...numbers.map(productsPath)])
    }),
  )
  app.get(pagesPath, (_, reply) =>
    answer(reply, xml, async () => {
      const { fixed, content } = await shown()
      return sitemapXml(origin, [...fixed.map((path) => ({ path })), ...content])
    }),
  )
  app.get<{ Params: { file: string } }>('/sitemap/products-:file(^[1-9]\\d{0,3}$).xml', async (request, reply) => {
    const file = Number(request.params.file)
    const count = await files().catch(() => file)
    if (file > count) return reply.code(404).headers(everywhere).type('text/plain; charset=utf-8').send('Not found')
    return answer(reply, xml, async () => sitemapXml(origin, await productsOf(file)))
  })
  app.get('/sitemapconfig', (_, reply) =>
    answer(reply, 'application/json; charset=utf-8', async () => {
      const { fixed, content } = await shown()
      const products = Array.from({ length: await files() }, (_each, index) => productsPath(index + 1))
      return JSON.stringify({ origin, static: fixed, content, products })
    }),
  )
}
