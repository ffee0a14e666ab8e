import { createShop, type Shop } from '@vanek/sdk'
import {
  isPersonal,
  isSafe,
  isSessionCookie,
  noVisitor,
  publicFetch,
  sessionTokens,
  type CookieJar,
  type Proxy,
  type ProxyVisitor,
} from '@vanek/sdk/server'
import type { PageCookies, PageEnv } from '../../src/app/env.ts'
import type { Settings } from '../../src/app/settings.ts'
import type { Config } from '../config.ts'
import { urlOf } from '../http/web.ts'

type Backend = Pick<Config, 'shopUrl' | 'contentUrl' | 'servicesUrl' | 'origin'>

const shopFor = (
  backend: Backend,
  settings: Settings,
  more: Pick<Parameters<typeof createShop>[0], 'fetch' | 'tokens'>,
): Shop =>
  createShop({
    ...settings,
    // pictures are named as the browser asks for them
    endpoints: { shop: backend.shopUrl, content: backend.contentUrl, services: backend.servicesUrl, cdn: '/cdn' },
    ...more,
  })

/** The environment of a page for everybody: whatever would tell visitors apart is reported and fails. */
export function sharedEnv(
  backend: Backend,
  settings: Settings,
  { fetch, report }: { fetch: typeof globalThis.fetch; report: (what: string) => void },
): PageEnv {
  const refuse = (name: string): never => {
    report(`the cookie ${name}`)
    throw new Error(`A page that is kept for everybody asked for the cookie ${name}`)
  }
  return {
    shop: shopFor(backend, settings, { fetch: publicFetch(fetch, report), tokens: noVisitor(report) }),
    cookies: { get: refuse, set: refuse, remove: refuse },
    origin: backend.origin,
    wildcardProducts: settings.wildcardProducts,
    server: true,
  }
}

function pageCookies(jar: CookieJar): PageCookies {
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
 * The environment of a page for one visitor. Its calls that are personal or change something go through the proxy,
 * within the process, so that tokens are added and kept in one place only and no page ever holds one; the others
 * share the answers of public pages.
 */
export function visitorEnv(
  backend: Backend,
  settings: Settings,
  {
    fetch,
    proxy,
    jar,
    visitor,
  }: { fetch: typeof globalThis.fetch; proxy: Proxy; jar: CookieJar; visitor: ProxyVisitor },
): PageEnv {
  const send: typeof globalThis.fetch = async (input, init) => {
    const url = urlOf(input)
    const path = url.startsWith(`${backend.shopUrl}/`) ? url.slice(backend.shopUrl.length) : undefined
    const personal = path !== undefined && (isPersonal(path.split('?')[0] ?? '') || !isSafe(init?.method ?? 'GET'))
    if (!personal) return fetch(input, init)
    return proxy(new Request(`http://shop.internal${path}`, init), { ...visitor, internal: true })
  }
  return {
    shop: shopFor(backend, settings, { fetch: send, tokens: sessionTokens(visitor.session) }),
    cookies: pageCookies(jar),
    origin: backend.origin,
    wildcardProducts: settings.wildcardProducts,
    server: true,
  }
}
