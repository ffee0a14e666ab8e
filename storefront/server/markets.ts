import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { openMarket } from './market.ts'

/** What a built market exports. */
export interface MarketModule {
  readonly language: string
  readonly openMarket: typeof openMarket
}

/** Settings that never pass from one market to another: its back ends, and its address. */
const ownSettings = [
  'SHOP_URL',
  'CONTENT_URL',
  'CDN_URL',
  'SERVICES_URL',
  'SHOP_ORIGIN',
  'PAYMENT_ORIGINS',
  'FRAME_ORIGINS',
  'PRODUCT_ROUTE',
]

/**
 * The environment of a further market: `SK_SHOP_URL` is the `SHOP_URL` of the market `sk`. Settings without the prefix
 * count for all, apart from back ends and addresses.
 */
export function envOf(language: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const prefix = `${language.toUpperCase()}_`
  const common = Object.entries(env).filter(([name]) => !ownSettings.includes(name))
  const own = Object.entries(env).flatMap(([name, value]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), value] as const] : [],
  )
  return Object.fromEntries([...common, ...own])
}

/** The further markets in `MARKETS`, such as `cs,sk`; the first one is that of the running program. */
export const furtherMarkets = (env: NodeJS.ProcessEnv, own: string): readonly string[] =>
  (env['MARKETS'] ?? '')
    .split(',')
    .flatMap((name) => name.trim() || [])
    .filter((name) => name !== own)

/** The address of the shop of a market: as set, else a host of this machine. */
const originOf = (language: string, own: NodeJS.ProcessEnv): string =>
  own['SHOP_ORIGIN'] ?? `http://${language}.localhost:${own['PORT'] ?? '3000'}`

/** Addresses of all markets by language; none if there is one market. */
export function originsOf(env: NodeJS.ProcessEnv, own: string): Readonly<Record<string, string>> {
  const others = furtherMarkets(env, own)
  if (others.length === 0) return {}
  const first = env['SHOP_ORIGIN'] ?? `http://localhost:${env['PORT'] ?? '3000'}`
  return {
    [own]: first,
    ...Object.fromEntries(others.map((language) => [language, originOf(language, envOf(language, env))])),
  }
}

/** A normalized `Host` header: in lower case, without a trailing dot and without a default port. */
export const plainHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:(80|443)$/, '')
    .replace(/\.(?=:|$)/, '')

const opening =
  '<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><title>503</title><h1>503</h1>'

interface Further {
  readonly language: string
  readonly env: NodeJS.ProcessEnv
  readonly load: () => Promise<MarketModule>
  readonly origins: Readonly<Record<string, string>>
  readonly onFaults: (faults: readonly string[]) => void
}

/**
 * A market beside the one that listens. Its files may be built after the server has started: they are loaded by the first
 * request for its host that finds them.
 */
export function furtherMarket({ language, env, load, origins, onFaults }: Further) {
  const own = envOf(language, env)
  const origin = originOf(language, own)
  const { host } = new URL(origin)
  let app: FastifyInstance | null = null
  let loading: Promise<void> | null = null
  const open = async () => {
    const module = await load()
    const opened = module.openMarket({ ...own, SHOP_ORIGIN: origin }, origins)
    if ('faults' in opened) return onFaults(opened.faults.map((fault) => `${language}: ${fault}`))
    await opened.app.ready()
    app = opened.app
  }
  return {
    host,
    async close() {
      await loading
      await app?.close()
    },
    answer(request: IncomingMessage, response: ServerResponse) {
      if (app) return void app.server.emit('request', request, response)
      loading ??= open()
        .catch(() => {})
        .finally(() => {
          loading = null
        })
      void loading.then(() => {
        if (app) return app.server.emit('request', request, response)
        response.writeHead(503, {
          'content-type': 'text/html; charset=utf-8',
          'retry-after': '2',
          'cache-control': 'no-store',
        })
        return response.end(opening)
      })
    },
  }
}
