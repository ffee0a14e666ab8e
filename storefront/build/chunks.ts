import { importsOf, isIndex, type ModuleGraph } from './module-graph.ts'

const pageOf = /[\\/]src[\\/]pages[\\/]([^\\/]+)[\\/]route\.tsx$/
const dataOf = /[\\/]src[\\/]pages[\\/]([^\\/]+)[\\/](?:route\.tsx\?data|action\.ts|data[\\/][^\\/]+\.ts)$/

const ofSdk = /[\\/]sdk[\\/]src[\\/]/

// the bundler's own helpers
const runtime = /rolldown[\\/]runtime|preload-helper/

/**
 * What reads and writes: loaded when a visitor first does something. The graph is as written, before the bundler has
 * left out what nobody uses, so that it cannot tell by itself.
 */
const forData = [
  /[\\/]cart-engine\.ts$/,
  /[\\/]sdk[\\/]src[\\/]cart[\\/](channel|send|store)\.ts$/,
  /[\\/]sdk[\\/]src[\\/]kernel[\\/](optimistic[^\\/]*|share)\.ts$/,
  /[\\/]sdk[\\/]src[\\/][^\\/]+[\\/](?:[\w-]+-)?(calls|queries)\.ts$/,
  /[\\/]sdk[\\/]src[\\/](?:product[\\/]entities|search[\\/](?:store|suggest))\.ts$/,
  /[\\/]sdk[\\/]src[\\/]generated[\\/]/,
  /[\\/]sdk[\\/]src[\\/]transport[\\/](call|headers|send|decode|retry|graphql|query|rest)\.ts$/,
  /[\\/]openapi-fetch[\\/]/,
  /[\\/]features[\\/]product[\\/]load-product\.ts$/,
  /[\\/]shell[\\/]load-shell\.ts$/,
]
const isData = (id: string) => forData.some((each) => each.test(id))

// decides whether to load ahead at all: it must not bring along what it may have to leave alone
const beforeData = /[\\/]sdk[\\/]src[\\/]session[\\/]may-prefetch\.ts$/

/** What the state of a listing is made of: moves it in the browser and reads it for the loader. */
const listing = /[\\/]sdk[\\/]src[\\/]catalog[\\/]rules[\\/]/

/** Sentences for what goes wrong. */
const texts = /[\\/]sdk[\\/]src[\\/]i18n[\\/](cs|cs-basics|cs-forms|error-text)\.ts$/

/** Pages after the catalogue; what only they share stays out of the pages before them. */
const checkout = new Set(['cart', 'methods', 'details', 'finished', 'login', 'newsletter'])

/** The module and all that it needs before it can run. */
function reach(graph: ModuleGraph, from: string): Set<string> {
  const seen = new Set([from])
  const apart = (id: string) => isData(id) || dataOf.test(id) || listing.test(id) || texts.test(id)
  for (const id of seen) {
    // through an index only as far as somebody asks for what is behind it
    const next = id !== from && isIndex(id) ? [] : importsOf(graph, id)
    for (const module of next) if (!apart(module)) seen.add(module)
  }
  return seen
}

/** All that what reads and writes needs as well; of what one page reads and writes only what is the SDK's. */
function neededByData(graph: ModuleGraph, entry: string): ReadonlySet<string> {
  const all = new Set([entry])
  for (const id of all) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const next of [...importedIds, ...dynamicallyImportedIds]) all.add(next)
  }
  const below = (from: (id: string) => boolean) => [...all].filter(from).flatMap((id) => [...reach(graph, id)])
  return new Set([...below(isData), ...below((id) => dataOf.test(id)).filter((id) => ofSdk.test(id))])
}

/** The file of the build for each module of what pages show. */
export function planChunks(graph: ModuleGraph, entry: string): ReadonlyMap<string, string> {
  const start = reach(graph, entry)
  const plan = new Map<string, string>([...start].map((id) => [id, 'core']))
  const pagesUsing = new Map<string, string[]>()
  const lazy = new Set([...start].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []))
  for (const id of lazy) {
    const page = pageOf.exec(id)?.[1]
    if (page) for (const module of reach(graph, id)) pagesUsing.set(module, [...(pagesUsing.get(module) ?? []), page])
  }
  const needed = neededByData(graph, entry)
  for (const [id, pages] of pagesUsing) {
    if (plan.has(id)) continue
    const [first = 'core', ...others] = pages
    const late = pages.every((page) => checkout.has(page))
    // from a file of pages `data` would load these pages, some of which load `data`: a circle, and more than is needed
    if (needed.has(id) && (late || others.length === 0)) plan.set(id, first === 'product' ? 'core' : 'rules')
    else if (others.length === 0) plan.set(id, first)
    else if (late) plan.set(id, 'checkout')
    else if (pages.every((page) => page === 'product' || checkout.has(page))) plan.set(id, 'buying')
    else plan.set(id, pages.includes('product') ? 'core' : 'catalog')
  }
  for (const id of needed) if (!plan.has(id) && !isData(id) && !isIndex(id) && !texts.test(id)) plan.set(id, 'data')
  return plan
}

/**
 * How the bundler groups modules into files: `core` holds what every page starts with and what the product page
 * shares with listings, `catalog` what other public pages share, `buying` what the product page shares with the cart,
 * `checkout` what only checkout pages share, `data` what reads and writes, `rules` what both that and pages need, and each
 * page has one of its own. Left alone the bundler makes many crumbs, which cost requests.
 */
export function chunking(entry: string) {
  let plan: ReadonlyMap<string, string> | undefined
  return {
    // a group would else take along what is imported but never used
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'pages',
        name: (id: string, graph: ModuleGraph): string | null => {
          if (isData(id)) return 'data'
          if (texts.test(id)) return 'texts'
          if (listing.test(id)) return 'listing'
          const page = dataOf.exec(id)?.[1]
          if (page) return `${page}-data`
          plan ??= planChunks(graph, entry)
          if (beforeData.test(id)) return null
          if (runtime.test(id)) return 'core'
          return plan.get(id) ?? (ofSdk.test(id) ? 'data' : null)
        },
      },
    ],
  }
}
