import { market } from '#market/market'
import * as texts from '#server-texts/routes'
import { adviserPath, articlesPath, contactPath, glossaryPath, searchPath } from '#market/paths'
import { createShop, unwrap } from '@vanek/sdk'
import { getMenu, getPages, type MenuItem } from '@vanek/sdk/content'
import { toLlmsTxt, toSecurityTxt } from '@vanek/sdk/seo'
import { getSettings } from '@vanek/sdk/settings'
import type { FastifyInstance } from 'fastify'
import { guestSettings } from '../../src/lib/page/settings.ts'
import { feedNames, feedPaths } from '#market/feeds'
import type { StaticFile } from '../build/static-files.ts'
import { createCache } from '../cache/cache.ts'
import type { Config } from '../config/config.ts'
import { everywhere } from '../http/headers.ts'

export interface MachineParts {
  readonly config: Pick<Config, 'origin' | 'shopUrl' | 'contentUrl' | 'offlinePage'>
  readonly fetch: typeof fetch
  readonly onError: (error: unknown) => void
}

const worker = '/sw.js'
const securityPath = '/.well-known/security.txt'
const freshMs = 3_600_000
const text = 'text/plain; charset=utf-8'

/** Replaces the service worker of browsers that have one; it deletes its caches and unregisters itself. */
const uninstallWorker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(leave())
})
`

/** The files without the page for browsers that are offline and its worker. */
export const withoutOfflinePage = (files: ReadonlyMap<string, StaticFile>): ReadonlyMap<string, StaticFile> =>
  new Map([...files].filter(([path]) => path !== worker && path !== '/offline.html'))

const linksOf = (origin: string, items: readonly MenuItem[]) =>
  items.flatMap(({ title, path, children }) => [
    { title, url: origin + path },
    ...children.map((child) => ({ title: `${title}: ${child.title}`, url: origin + child.path })),
  ])

/** Files about the shop for programs: `/llms.txt`, `/.well-known/security.txt`, and a worker that unregisters itself. */
export function machineRoutes(app: FastifyInstance, { config, fetch, onError }: MachineParts): void {
  const { origin, shopUrl, contentUrl } = config
  const shop = createShop({
    ...guestSettings,
    endpoints: { shop: shopUrl, content: contentUrl, cdn: '/cdn' },
    fetch,
    timeoutMs: 5_000,
  })
  const cache = createCache<string>({
    ...{ freshMs, staleIfErrorMs: Infinity, onError },
    ...{ maxBytes: 1 << 20, sizeOf: (value) => value.length },
  })

  async function llms(): Promise<string> {
    const [menu, pages, settings] = await Promise.all([
      getMenu(shop, { code: 'main' }),
      getPages(shop),
      getSettings(shop),
    ])
    const hasSearch = !settings.ok || !settings.data.lacks.includes('search')
    const shown = unwrap(pages).filter(({ meta_noindex }) => !meta_noindex)
    return toLlmsTxt({
      name: market.name,
      summary: texts.summary,
      notes: texts.notes,
      sections: [
        { title: texts.goodsTitle, links: linksOf(origin, unwrap(menu).items) },
        {
          title: texts.adviceTitle,
          links: [
            { title: texts.adviserTitle, url: origin + adviserPath, text: texts.adviserText },
            { title: texts.magazineTitle, url: origin + articlesPath },
            { title: texts.glossaryTitle, url: origin + glossaryPath },
            ...(hasSearch
              ? [{ title: texts.searchTitle, url: `${origin}${searchPath}?q=`, text: texts.searchText }]
              : []),
          ],
        },
        { title: texts.buyingTitle, links: shown.map(({ title, path }) => ({ title, url: origin + path })) },
        {
          title: texts.machinesTitle,
          links: [
            { title: texts.sitemapTitle, url: `${origin}/sitemap.xml` },
            ...feedNames.map(([name, path]) => ({ title: texts.feedTitle(name), url: origin + path })),
            { title: texts.rssTitle, url: origin + feedPaths.magazine },
          ],
        },
      ],
    })
  }

  app.get('/llms.txt', async (_, reply) => {
    reply.headers({ ...everywhere, 'cache-control': 'public, max-age=3600' })
    try {
      return await reply.type(text).send(await cache.get('llms', async () => ({ value: await llms() })))
    } catch {
      reply.headers({ 'cache-control': 'no-store', 'retry-after': '60' })
      return reply.code(503).type(text).send(texts.later)
    }
  })
  app.get(securityPath, (_, reply) =>
    reply
      .headers({ ...everywhere, 'cache-control': 'public, max-age=86400' })
      .type(text)
      .send(
        toSecurityTxt({
          contacts: [origin + contactPath],
          now: new Date(),
          languages: texts.languages,
          url: origin + securityPath,
        }),
      ),
  )
  if (config.offlinePage) return
  app.get(worker, (_, reply) =>
    reply
      .headers({ ...everywhere, 'cache-control': 'no-store' })
      .type('text/javascript; charset=utf-8')
      .send(uninstallWorker),
  )
}
