import { withData } from './page-data.ts'

/** A page of the crawl. */
export interface Crawled {
  readonly path: string
  readonly status: number
  /** Target of a redirect. */
  readonly location: string | null
  /** The document; empty for other types. */
  readonly html: string
  /** The page with the first link to it. */
  readonly from: string
}

const signs: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", '#39': "'", lt: '<', gt: '>' }
const decoded = (text: string) =>
  text.replaceAll(/&(amp|quot|#x27|#39|lt|gt);/g, (_, name: string) => signs[name] ?? '')

/** All URLs that the document links to or loads, as written. */
const addressesIn = (html: string): string[] =>
  [...html.matchAll(/<(?:a|area|link|img|source|form|script|iframe|video)\b[^>]*>/g)].flatMap(([tag]) =>
    [...tag.matchAll(/\s(?:href|src|action|poster)="([^"]*)"/g)].map(([, address = '']) => decoded(address)),
  )

/** Every image style in the document: of `src`, `srcset` and metadata. */
export const picturesIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/\/cdn\/image\/([^/"\s]+)\//g)].map(([, style = '']) => style)),
]

/** Ids in the document. */
export const idsIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => decoded(id)))

/** Links with a hash, as path and id. */
export const anchorsIn = (path: string, html: string): readonly { readonly path: string; readonly id: string }[] =>
  addressesIn(html).flatMap((address) => {
    const url = new URL(address, `http://shop.invalid${path}`)
    if (url.host !== 'shop.invalid' || url.hash.length < 2) return []
    return [{ path: url.pathname + url.search, id: decodeURIComponent(url.hash.slice(1)) }]
  })

export interface CrawlOptions {
  readonly shopUrl: string
  readonly start: string
  /** Key of equivalent URLs, of which one is enough: the filters of a listing have endless combinations. */
  readonly shapeOf: (url: URL) => string
  readonly visit: (page: Crawled) => Promise<void> | void
}

/**
 * Crawls every internal link from `start`, as search engines do, and the resources of the pages. Redirects are recorded
 * and not followed; their targets are visited on their own.
 */
export async function crawl({ shopUrl, start, shapeOf, visit }: CrawlOptions): Promise<readonly Crawled[]> {
  const seen = new Set<string>()
  const shapes = new Set<string>()
  const queue: { path: string; from: string }[] = []
  const done: Crawled[] = []

  const add = (address: string, from: string) => {
    if (!URL.canParse(address, shopUrl + from)) return
    const url = new URL(address, shopUrl + from)
    if (url.origin !== new URL(shopUrl).origin) return
    const path = url.pathname + url.search
    const shape = shapeOf(url)
    if (seen.has(path) || shapes.has(shape)) return
    seen.add(path)
    shapes.add(shape)
    queue.push({ path, from })
  }

  const look = async ({ path, from }: { readonly path: string; readonly from: string }) => {
    const response = await fetch(shopUrl + path, { redirect: 'manual' })
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
    const location = response.headers.get('location')
    const body = Buffer.from(await response.arrayBuffer())
    const page = {
      path,
      from,
      status: response.status,
      location,
      html: isPage ? await withData(shopUrl, body.toString()) : '',
    }
    done.push(page)
    if (location !== null) add(location, path)
    for (const address of addressesIn(page.html)) add(address, path)
    await visit(page)
  }

  add(start, '/')
  while (queue.length > 0) await Promise.all(queue.splice(0, 4).map(look))
  return done
}
