import { redirect } from 'react-router-dom'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import type { RenderArgs, RenderedPage, Renderer } from '../../src/composition/entry-server.tsx'
import { buildApp, type AppParts } from '../app.ts'
import { clientFiles } from '../build/client-files.ts'
import type { StaticFile } from '../build/static-files.ts'
import type { Config } from '../config/config.ts'

const manifest = {
  'src/composition/first.ts': { file: 'assets/first-1.js' },
  'src/composition/entry-client.tsx': { file: 'assets/entry-1.js', imports: ['_core.js'], css: ['assets/style-1.css'] },
  '_core.js': { file: 'assets/core-1.js' },
  'src/pages/product/view.tsx': { file: 'assets/product-1.js', imports: ['_core.js'] },
}

const backend: Omit<Config, 'port' | 'host'> = {
  shopUrl: 'http://shop.test/store',
  contentUrl: 'http://shop.test/cms',
  cdnUrl: 'http://shop.test/cdn',
  servicesUrl: 'http://shop.test/services',
  origin: 'http://vanek.test',
  secure: false,
  cachePages: true,
  cacheAnswers: true,
  wildcardProducts: false,
  paymentOrigins: ['http://pay.test'],
  adminPanel: false,
  currencyFromQuery: false,
  ipLookup: false,
  offlinePage: true,
  frameOrigins: [],
  conversionScripts: { priceComparison: 'https://prices.test/a.js', shopping: 'https://shopping.test/b.js' },
  trustedProxies: [],
  backendPatience: 1,
  origins: {},
  logLevel: 'silent',
}

/** A page for the renderer of a test to return. */
export const pageOf = (
  html: string,
  { env, settings }: RenderArgs,
  more: Partial<RenderedPage> = {},
): RenderedPage => ({
  status: 200,
  html,
  head: { title: 'T' },
  state: { settings, origin: env.origin },
  modules: [],
  ...more,
})

export interface FakeShop {
  readonly port: number
  /** Sends a request to the running server; redirects are not followed. */
  request(path: string, init?: RequestInit): Promise<Response>
  readonly rendered: readonly string[]
  /** How many connections are open. */
  connections(): Promise<number>
  close(): Promise<void>
}

type Render = (args: RenderArgs, path: string) => Promise<RenderedPage | Response> | RenderedPage | Response

/** Starts the real server with a renderer of the test; pages under /kept can be cached. */
export async function startShop(
  render: Render,
  more: Partial<Omit<AppParts, 'config'>> & { config?: Partial<Config>; files?: ReadonlyMap<string, StaticFile> } = {},
): Promise<FakeShop> {
  const { config, ...parts } = more
  const rendered: string[] = []
  const renderer: Renderer = {
    handleOf: (path) => ({
      name: 'product',
      keep: path.startsWith('/kept'),
      index: true,
      query: ['page'],
      listing: false,
      sheets: [],
      paths: {},
      prefetch: async () => {},
    }),
    async render(args) {
      const { pathname, search } = new URL(args.request.url)
      rendered.push(pathname + search)
      return render(args, pathname)
    },
  }
  const app = buildApp({
    config: { ...backend, port: 0, host: '127.0.0.1', ...config },
    renderer,
    client: clientFiles(manifest, () => false),
    files: new Map(),
    fetch: async () => Response.json({}),
    lacks: async () => [],
    // the back end of most tests answers only a few fields
    check: { covers: () => false, breachIn: () => undefined },
    ...parts,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    port,
    rendered,
    connections: () => promisify(app.server.getConnections.bind(app.server))(),
    request: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init }),
    close: async () => {
      // otherwise closing waits for connections without a request
      app.server.closeAllConnections()
      await app.close()
    },
  }
}

export const seeOther = (location: string): Response => redirect(location)
