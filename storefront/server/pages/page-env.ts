import type { Logger, Shop } from '@vanek/sdk'
import {
  isPersonalPath,
  isSafeMethod,
  isSessionCookie,
  anonymousTokens,
  deadline,
  publicFetch,
  sessionTokens,
  type CookieJar,
  type Proxy,
  type ProxyVisitor,
} from '@vanek/sdk/server'
import type { PageCookies, VisitorEnv } from '../../src/lib/page/env.ts'
import type { Settings } from '../../src/lib/page/settings.ts'
import { market } from '#market/market'
import type { Config } from '../config/config.ts'
import { urlOf } from '../http/web.ts'
import type { Circuit } from '../back-ends/circuit.ts'
import { timeouts, shopWithin, type TimeLimit } from './time-limit.ts'
import type { BackendMonitor } from './backend-monitor.ts'

type Backend = Pick<
  Config,
  | 'shopUrl'
  | 'contentUrl'
  | 'servicesUrl'
  | 'origin'
  | 'origins'
  | 'conversionScripts'
  | 'paymentOrigins'
  | 'backendPatience'
>

/** What rendering a page needs, for everybody or for one visitor. */
export interface PageMaking {
  /** Fetch for the back ends. */
  readonly fetch: typeof fetch
  readonly time: TimeLimit
  readonly monitor: BackendMonitor
  readonly circuit: Circuit
  readonly report: (error: unknown) => void
  /** Logs what a page could not read (C8.28). */
  readonly warn: Logger['warn']
  /** Whether it answers a posted form, which may take longer. */
  readonly posted?: boolean
}

type ShopConfig = Parameters<typeof shopWithin>[1]

/** The shop of a page in three variants, which differ in how long they wait. */
function shopsFor(
  backend: Backend,
  settings: Settings,
  { time, monitor, circuit, report, warn, posted = false }: PageMaking,
  own: Pick<Shop['config'], 'fetch' | 'tokens'>,
): Pick<VisitorEnv, 'shop' | 'around' | 'rescue' | 'report' | 'backendPatience'> {
  const config: ShopConfig = {
    ...market,
    ...settings,
    // URLs of pictures are those of the browser
    endpoints: { shop: backend.shopUrl, content: backend.contentUrl, services: backend.servicesUrl, cdn: '/cdn' },
    ...own,
    logger: { warn },
  }
  const recorded: typeof fetch = async (input, init) => {
    monitor.requests.push([input, init])
    return timeLimited(input, init)
  }
  // an outside service that hangs gets no requests for a while, like a back end in an outage
  const timeLimited: typeof fetch = async (input, init) => {
    if (!urlOf(input).startsWith(`${backend.servicesUrl}/`)) return own.fetch(input, init)
    if (circuit.isOpen(urlOf(input))) throw new Error('This service does not answer now')
    const outer = init?.signal ?? new AbortController().signal
    const { signal, clear } = deadline(outer, timeouts.service * backend.backendPatience)
    return own.fetch(input, { ...init, signal }).finally(clear)
  }
  const unless = (send: typeof fetch, isUnavailable: (url: string) => boolean): typeof fetch => {
    return async (input, init) => {
      if (isUnavailable(urlOf(input))) {
        monitor.markDegraded()
        throw new Error('This back end does not answer now')
      }
      return send(input, init)
    }
  }
  const outage = () => [backend.shopUrl, backend.contentUrl].some((base) => circuit.isOpen(`${base}/`))
  // in an outage there are no retries, and the parts around the page are not requested
  const around = unless(own.fetch, (url) => circuit.isOpen(url))
  const rescue = unless(recorded, () => monitor.isSilent(backend.contentUrl))
  return {
    shop: shopWithin(time.of(posted ? timeouts.form : timeouts.page), { ...config, fetch: recorded }, () => !outage()),
    around: shopWithin(time.of(timeouts.around), { ...config, fetch: around }, () => !outage()),
    rescue: shopWithin(
      time.of(timeouts.rescue),
      { ...config, fetch: rescue, timeoutMs: 500 * backend.backendPatience },
      () => false,
    ),
    report,
    backendPatience: backend.backendPatience,
  }
}

/** The environment of a page for everybody: access to data of a visitor is reported and throws. */
export function sharedEnv(
  backend: Backend,
  settings: Settings,
  making: PageMaking,
  report: (what: string) => void,
): VisitorEnv {
  const refuse = (name: string): never => {
    report(`the cookie ${name}`)
    throw new Error(`A page that is cached for everybody read the cookie ${name}`)
  }
  return {
    ...shopsFor(backend, settings, making, {
      fetch: publicFetch(making.monitor.watch(making.fetch), report),
      tokens: anonymousTokens(report),
    }),
    cookies: { get: refuse, set: refuse, remove: refuse },
    origin: backend.origin,
    origins: backend.origins,
    display: settings.display,
    wildcardProducts: settings.wildcardProducts,
    server: true,
  }
}

/** The cookies of a request for code of pages, which has no access to those of the session. */
export function pageCookies(jar: CookieJar): PageCookies {
  const own = (name: string) => {
    if (isSessionCookie(name)) throw new Error(`The cookie ${name} belongs to the server`)
    return name
  }
  return {
    get: (name) => jar.get(own(name)),
    set: (name, value, options = {}) => jar.set(own(name), value, { httpOnly: false, ...options }),
    remove: (name) => jar.remove(own(name)),
  }
}

/**
 * The environment of a page for one visitor. Personal and changing calls go through the proxy, in the process, so that
 * tokens are handled in one place and no page ever has one; the others share the answers of public pages.
 */
export function visitorEnv(
  backend: Backend,
  settings: Settings,
  making: PageMaking,
  { proxy, jar, visitor }: { proxy: Proxy; jar: CookieJar; visitor: ProxyVisitor },
): VisitorEnv {
  const send: typeof globalThis.fetch = async (input, init) => {
    const url = urlOf(input)
    const path = url.startsWith(`${backend.shopUrl}/`) ? url.slice(backend.shopUrl.length) : undefined
    const personal =
      path !== undefined && (isPersonalPath(path.split('?')[0] ?? '') || !isSafeMethod(init?.method ?? 'GET'))
    if (!personal) return making.fetch(input, init)
    return proxy(new Request(`http://shop.internal${path}`, init), { ...visitor, internal: true })
  }
  return {
    ...shopsFor(backend, settings, making, {
      fetch: making.monitor.watch(send),
      tokens: sessionTokens(visitor.session),
    }),
    cookies: pageCookies(jar),
    conversionScripts: backend.conversionScripts,
    paymentOrigin: backend.paymentOrigins[0],
    origin: backend.origin,
    origins: backend.origins,
    display: settings.display,
    wildcardProducts: settings.wildcardProducts,
    server: true,
  }
}
