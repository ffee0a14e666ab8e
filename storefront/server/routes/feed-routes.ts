import * as texts from '#server-texts/routes'
import { createReadStream, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { createShop, unwrap } from '@vanek/sdk'
import { getArticles } from '@vanek/sdk/content'
import { type FeedFormat, googleFeed, heurekaFeed, toRss, writeFeed, zboziFeed } from '@vanek/sdk/integrations/feeds'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { guestSettings } from '../../src/lib/page/settings.ts'
import { articlePath } from '../../src/lib/paths/article.ts'
import { articlesPath } from '#market/paths'
import { feedPaths } from '#market/feeds'
import { market } from '#market/market'
import { varyingProperties } from '../../src/market/varying-properties.ts'
import { createCache } from '../cache/cache.ts'
import type { Config } from '../config/config.ts'
import { createCachedFile } from '../feeds/cached-file.ts'
import { productParts } from '../feeds/product-parts.ts'
import { everywhere } from '../http/headers.ts'

export interface FeedParts {
  readonly config: Pick<Config, 'origin' | 'shopUrl' | 'contentUrl' | 'wildcardProducts'>
  readonly fetch: typeof fetch
  readonly onError: (error: unknown) => void
}

const freshMs = 3_600_000
const articleFreshMs = 600_000
const articles = 30

const formats: readonly (readonly [path: string, format: FeedFormat])[] = [
  [feedPaths.heureka, heurekaFeed],
  ...(feedPaths.zbozi ? [[feedPaths.zbozi, zboziFeed] as const] : []),
  [feedPaths.google, googleFeed(varyingProperties)],
]

const acceptsGzip = ({ headers }: FastifyRequest) => /\bgzip\b/.test(headers['accept-encoding'] ?? '')

/**
 * Feeds of goods for comparison services, and of articles for readers. Those of goods are written to a temporary file
 * once an hour, however often they are requested, so that a large catalogue neither fills memory nor troubles the back
 * end.
 */
export function feedRoutes(app: FastifyInstance, { config, fetch, onError }: FeedParts): void {
  const { origin, shopUrl, contentUrl, wildcardProducts: wildcard } = config
  const endpoints = { shop: shopUrl, content: contentUrl, cdn: '/cdn' }
  const shop = createShop({ ...guestSettings, endpoints, fetch, timeoutMs: 20_000 })
  const channel = {
    title: market.name,
    url: `${origin}/`,
    description: texts.goods,
    countryCode: market.country.code,
  }
  let folder: string | undefined
  const fileAt = (name: string) => join((folder ??= mkdtempSync(join(tmpdir(), 'vanek-feeds-'))), name)
  app.addHook('onClose', async () => {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
  })
  const later = async (reply: FastifyReply, error: unknown) => {
    onError(error)
    reply.headers({ 'cache-control': 'no-store', 'retry-after': '300' })
    return reply.code(503).type('text/plain; charset=utf-8').send(texts.later)
  }
  const headers = { ...everywhere, 'cache-control': 'public, max-age=3600' }

  for (const [path, format] of formats) {
    let file: ReturnType<typeof createCachedFile> | undefined
    app.get(path, async (request, reply) => {
      reply.headers({ ...headers, vary: 'accept-encoding' })
      try {
        file ??= createCachedFile({
          path: fileAt(`${path.slice(path.lastIndexOf('/') + 1)}.gz`),
          write: () => writeFeed(format, channel, productParts(shop, { origin, wildcard })),
          ...{ freshMs, now: Date.now, onError },
        })
        const written = createReadStream(await file.get())
        reply.type('application/xml; charset=utf-8')
        if (!acceptsGzip(request)) return await reply.send(written.pipe(createGunzip()))
        return await reply.header('content-encoding', 'gzip').send(written)
      } catch (error) {
        return later(reply, error)
      }
    })
  }

  const magazine = createCache<string>({
    ...{ freshMs: articleFreshMs, staleIfErrorMs: Infinity, onError },
    ...{ maxBytes: 1 << 20, sizeOf: (text) => text.length },
  })
  app.get(feedPaths.magazine, async (_, reply) => {
    reply.headers(headers)
    try {
      const text = await magazine.get('', async () => {
        const { items } = unwrap(await getArticles(shop, { perPage: articles }))
        return {
          value: toRss({
            title: texts.magazineOf(channel.title),
            description: texts.magazineAbout,
            url: origin + articlesPath,
            feedUrl: origin + feedPaths.magazine,
            language: market.locale,
            items: items.map(({ title, slug, perex, date_published: published }) => ({
              ...{ title, published, description: perex ?? '' },
              url: origin + articlePath(slug),
            })),
          }),
        }
      })
      return await reply.type('application/rss+xml; charset=utf-8').send(text)
    } catch (error) {
      return later(reply, error)
    }
  })
}
