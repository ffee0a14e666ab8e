import { capabilityOperations } from '../generated/capabilities.ts'
import type { Target } from './proxy/operations.ts'

/** Configuration of {@link supportedFetch}. */
export interface SupportedFetchConfig {
  /** Bases of the back ends, without a trailing slash. */
  readonly targets: Readonly<Record<Target, string>>
  /**
   * Capabilities that the back end does not have: `lacks` of its settings. Called only for operations of optional
   * capabilities.
   */
  readonly lacks: () => Promise<readonly string[]>
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)

interface Place {
  readonly capability: string
  readonly target: string
  readonly method: string
  readonly pattern: RegExp
}

const places: readonly Place[] = Object.entries(capabilityOperations).flatMap(([capability, operations]) =>
  operations.map((operation) => {
    const [target = '', method = '', path = ''] = operation.split(' ')
    return { capability, target, method, pattern: new RegExp(`^${escaped(path).replaceAll(/\{\w+\}/g, '[^/]+')}$`) }
  }),
)

/**
 * Wraps `fetch` so that operations that the back end lacks are not requested. The response to such a request is 501,
 * which a call of the SDK returns as the error `unsupported`.
 *
 * @param send - The `fetch` to wrap.
 * @param config - Bases of the back ends, and what is missing.
 * @returns A function with the signature of `fetch`.
 * @example
 * ```ts
 * const targets = { shop: 'http://127.0.0.1:4300/store', content: 'http://127.0.0.1:4300/cms', services: '' }
 * const lacks = async () => unwrap(await getSettings(shop)).lacks
 * const proxy = createProxy({ targets, fetch: supportedFetch(fetch, { targets, lacks }) })
 * ```
 */
export function supportedFetch(send: typeof fetch, { targets, lacks }: SupportedFetchConfig): typeof fetch {
  const bases = Object.entries(targets).filter(([, base]) => base !== '')
  const capabilityOf = (url: string, method: string): string | undefined => {
    const [target, base] = bases.find(([, own]) => url.startsWith(`${own}/`)) ?? []
    if (target === undefined || base === undefined) return undefined
    const path = url.slice(base.length).replace(/[?#].*$/, '')
    return places.find((each) => each.target === target && each.method === method && each.pattern.test(path))
      ?.capability
  }
  return async (input, init) => {
    const isRequest = input instanceof Request
    const method = init?.method ?? (isRequest ? input.method : 'GET')
    const capability = capabilityOf(isRequest ? input.url : String(input), method.toUpperCase())
    if (capability === undefined || !(await lacks()).includes(capability)) return send(input, init)
    const errors = [{ code: 'unsupported', field: null, title: '' }]
    return Response.json({ errors, requestId: '' }, { status: 501 })
  }
}
