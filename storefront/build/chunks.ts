import { importsOf, isIndex, type ModuleGraph } from './module-graph.ts'

/** The page whose view this module is. */
export const pageOf = /[\\/]src[\\/]pages[\\/]([^\\/]+)[\\/]view\.tsx$/
/** The page that this module reads and writes for. */
export const dataOf = /[\\/]src[\\/]pages[\\/]([^\\/]+)[\\/](?:(?:data|action)\.ts|data[\\/][^\\/]+\.ts)$/

const ofSdk = /[\\/]sdk[\\/]src[\\/]/

// the bundler's own helpers
const runtime = /rolldown[\\/]runtime|preload-helper/

/** Imported as a whole by late code. In a file of a page they would pull in everything that reads data. */
const wholeSettings = /[\\/]sdk[\\/]exports[\\/]settings\.ts$/
const wholeAccount = /[\\/]sdk[\\/]exports[\\/]account\.ts$/

/**
 * What reads and writes: loaded when a visitor first does something. The graph is as written, before the bundler has
 * left out what nobody uses, so that it cannot tell by itself.
 */
const forData = [
  /[\\/]cart-engine\.ts$/,
  /[\\/]sdk[\\/]src[\\/]cart[\\/](?:channel|send|store|rules[\\/]batch-notices)\.ts$/,
  /[\\/]sdk[\\/]src[\\/]kernel[\\/]optimistic[^\\/]*\.ts$/,
  /[\\/]sdk[\\/]src[\\/](?!auth[\\/]|recommendations[\\/]|contact[\\/]|orders[\\/]|account[\\/]\w+-calls)[^\\/]+[\\/](?:[\w-]+-)?(calls|queries)\.ts$/,
  /[\\/]sdk[\\/]src[\\/](?:product[\\/]entities|search[\\/](?:store|suggest)|settings[\\/](?:to-settings|read-parts))\.ts$/,
  /[\\/]sdk[\\/]src[\\/]generated[\\/]/,
  /[\\/]sdk[\\/]src[\\/]transport[\\/](address|call|headers|send|decode|retry|within|graphql|quietly|rest)\.ts$/,
  /[\\/]features[\\/]product[\\/]load-product\.ts$/,
  /[\\/]shell[\\/]load-shell\.ts$/,
  wholeSettings,
  wholeAccount,
]
/** Of these what only reads the catalogue and editors' content: cart and checkout do without. */
const forReads = [
  /[\\/]sdk[\\/]src[\\/](?:catalog|content|product|reviews|search|settings)[\\/]/,
  /[\\/]sdk[\\/]src[\\/]generated[\\/]/,
  /[\\/]sdk[\\/]src[\\/]transport[\\/]graphql\.ts$/,
  // what editors wrote, what the product page says of delivery and how its reviews are asked for
  /[\\/]sdk[\\/]src[\\/](?:rich-text[\\/](?!headings)|checkout[\\/]rules[\\/]delivery-offer)/,
  /[\\/]features[\\/](?:product[\\/](?:product-data|review-query)|delivery[\\/]ways)\.ts$/,
  // asks the content service: in `data` it would make a circle of these two
  /[\\/]sdk[\\/]src[\\/]cart[\\/]coded-query\.ts$/,
  /[\\/]features[\\/]product[\\/]load-product\.ts$/,
  /[\\/]shell[\\/]load-shell\.ts$/,
  wholeSettings,
]
/**
 * Calls of the checkout's store. They load the client when they are first made, so that the pages of the checkout begin
 * without `data`, which shares these.
 */
const calls =
  /[\\/]sdk[\\/]src[\\/](?:checkout[\\/](?:list-)?calls|cart[\\/](?:write-|coded-)?calls|transport[\\/](?:call|headers|part-of)|images[\\/]file-url)\.ts$/
const isData = (id: string) => !calls.test(id) && forData.some((each) => each.test(id))
const isRead = (id: string) => forReads.some((each) => each.test(id))

/** Used only by loaders and actions; the bundler puts it next to them. */
const loaders =
  /[\\/]features[\\/](?!product[\\/])[^\\/]+[\\/](?:(?:load|keep)-[\w-]+|chosen-slot|visitor-of|was-ordered)\.ts$/

/** Small modules that reading, writing and late pages need, and no page as it begins. */
const crumbs =
  /[\\/]sdk[\\/]src[\\/](?:kernel[\\/](?:read|ids|share)|transport[\\/]query|rich-text[\\/]plain|i18n[\\/](?:fill-in|piece-units)|auth[\\/]rules[\\/]safe-path|search[\\/]rules[\\/](?:query-parts|clean-term))\.ts$/

// decides whether to load ahead at all: it must not bring along what it may have to leave alone
const beforeData = /[\\/]sdk[\\/]src[\\/]session[\\/]may-prefetch\.ts$/

/** What the state of a listing is made of: moves it in the browser and reads it for the loader. */
const listing = /[\\/]sdk[\\/]src[\\/]catalog[\\/]rules[\\/]/

/** Sentences for what goes wrong. */
const texts =
  /[\\/]sdk[\\/](?:src|exports)[\\/](?:i18n[\\/](?:cs(?:-basics|-forms|-auth|-account)?|error-text)|notices[\\/]error-notice)\.ts$/

/** Parts that come late, or to some pages only, and are the same for all of them; a file each. */
const parts: Readonly<Record<string, readonly RegExp[]>> = {
  // where editors' links lead, and what search engines are told
  links: [
    // the frame asks whether a function is on, and it is loaded before this file
    /[\\/]sdk[\\/]src[\\/](?:links[\\/](?!is-on)|seo[\\/])/,
    /[\\/]features[\\/](?:content[\\/]content-link|account[\\/](?:paths|menu-entries)|claims[\\/]paths|auth[\\/]links)\.tsx?$/,
    /[\\/](?:app[\\/]use-terms-path|market[\\/]routes)\.ts$/,
  ],
  // what the frame does beside what the server wrote
  frame: [
    /[\\/]sdk[\\/]src[\\/]overlays[\\/](?!consent)/,
    /[\\/]sdk[\\/]src[\\/]session[\\/](?:cookie-text|language-offer)\.ts$/,
    // keys in lists: of the search and of addresses, which both come after it
    /[\\/]react-hooks[\\/]src[\\/](?:(?:overlays|header|newsletter)[\\/]|search[\\/]next-active\.ts)/,
    /[\\/]app[\\/](?:overlay-store|follow-consent|shown-list|shell[\\/](?:frame-late|late-frame|top-line|category-menu|footer|notice-list|has-admin-panel|account-menu|address-config-mode|use-closing)|cookie-(?:flashes|offer))\.tsx?$/,
    /[\\/]features[\\/](?:overlays[\\/](?:overlays|which-window|with-overlays|language-banner)|newsletter[\\/]newsletter-(?:form|fields))\.tsx?$/,
    /[\\/]features[\\/]recommendations[\\/](?:after-add|use-added)\.tsx?$/,
    /[\\/]ui[\\/]tooltip\.tsx$/,
  ],
  // what parts of pages read by themselves
  queries: [/[\\/]sdk[\\/]src[\\/]kernel[\\/]resource(?:s|-state)\.ts$/, /[\\/]react-hooks[\\/]src[\\/]query[\\/]/],
  // what a recommender offers
  offers: [
    /[\\/]sdk[\\/]src[\\/](?:recommendations|integrations[\\/]recommenders)[\\/]/,
    /[\\/]sdk[\\/]src[\\/]flows[\\/]recommended\.ts$/,
    /[\\/]react-hooks[\\/]src[\\/]recommendations[\\/]/,
    /[\\/]features[\\/]recommendations[\\/](?!recommended|after-add|use-added)[\w-]+\.tsx?$/,
  ],
  // what services are told of an order
  'after-order': [
    /[\\/]sdk[\\/]src[\\/](?:flows[\\/]after-order\.ts|integrations[\\/](?:conversions|reviews)[\\/])/,
    /[\\/]features[\\/]after-order[\\/]tell-services\.ts$/,
  ],
  // what this browser remembers of its visitor
  visitor: [
    /[\\/]sdk[\\/]src[\\/]session[\\/](?:visitor-(?:store|state)|utm(?:-cookie)?)\.ts$/,
    /[\\/]sdk[\\/]src[\\/]overlays[\\/]consent\.ts$/,
    /[\\/]app[\\/]visitor\.ts$/,
  ],
  // who is signed in
  session: [
    /[\\/]sdk[\\/]src[\\/](?:flows[\\/]session[\\/]|session[\\/](?:segment-cookies|price-variant)\.ts$)/,
    /[\\/]sdk[\\/]src[\\/]auth[\\/](?:calls|token-calls|rules[\\/]is-restricted)\.ts$/,
    /[\\/]app[\\/](?:session-engine|guard-account)\.ts$/,
  ],
  // what they have marked by the heart
  wishes: [/[\\/]sdk[\\/]src[\\/]account[\\/](?:wish[\\/]|(?:channel|list-calls)\.ts$)/],
  // what else they keep, and how an account is asked for
  customer: [
    /[\\/]sdk[\\/]src[\\/]account[\\/](?:addresses[\\/]|rules[\\/]|(?:address|order|export|deletion)-calls\.ts$)/,
    /[\\/]sdk[\\/]src[\\/]auth[\\/](?:(?:account|email)-calls|rules[\\/](?:check-(?!login)[\w-]+|to-registration))\.ts$/,
    /[\\/]sdk[\\/]src[\\/]flows[\\/]reorder[\\/]/,
  ],
  // help with addresses, for who turns to an input of one
  'address-help': [
    /[\\/]sdk[\\/](?:src|exports)[\\/]integrations[\\/]address-validation[\\/.]/,
    /[\\/]react-hooks[\\/]src[\\/]address[\\/]/,
    /[\\/]features[\\/]address-help[\\/](?:suggesting|verdict-note)\.tsx$/,
  ],
  calls: [
    calls,
    // pages of the checkout begin with these, and `data`, frame and session need them without the rest of such a page
    /[\\/]sdk[\\/]src[\\/](?:cart[\\/]rules[\\/](?:invalid-lines|free-shipping|credits)|forms[\\/]title|flows[\\/]checkout[\\/]patience)\.ts$/,
    /[\\/](?:features[\\/]checkout[\\/](?:tab-texts|verifying-cookie)|market[\\/]free-shipping)\.ts$/,
  ],
  crumbs: [crumbs],
  // titles of pages whose texts come late
  catalog: [
    /[\\/](?:features[\\/]content[\\/]page-head|app[\\/]meta-head)\.ts$/,
    /[\\/]features[\\/](?:delivery[\\/](?:at-branches|delivery-price)|price[\\/]use-gross|product[\\/]box-of)\.tsx?$/,
    /[\\/]react-hooks[\\/]src[\\/]format[\\/]use-money\.ts$/,
  ],
  // days, ways and gifts: the cart's page shows them, and knows nothing of the inputs that `rules` are about
  days: [
    /[\\/]sdk[\\/]src[\\/]checkout[\\/]rules[\\/](?:calendar|holidays|dated|delivery-(?:date|day|from)|collect-date|arrival|methods|gifts|steps|choice)\.ts$/,
    /[\\/]sdk[\\/]src[\\/](?:flows[\\/]checkout[\\/]dated-shippers|cart[\\/]rules[\\/]minimum-order)\.ts$/,
    /[\\/]market[\\/](?:calendar|clock|delivery-text)\.ts$/,
  ],
  // how an order is made of the inputs and sent
  placing: [/[\\/]sdk[\\/]src[\\/](?:checkout[\\/]rules[\\/]placement|flows[\\/](?:order-flow|intents))\.ts$/],
  // what is done with an order that was placed; loaders and actions only
  'order-calls': [
    /[\\/]sdk[\\/]src[\\/](?:orders[\\/](?:(?:document|lookup|read|withdrawal)-)?calls|flows[\\/]payment-return)\.ts$/,
  ],
  // what is claimed and sent with it
  claims: [/[\\/]sdk[\\/]src[\\/]orders[\\/](?:claim-\w+|document-paths)\.ts$/],
  // how far an order is, and when it is to be paid: pages around an account and the one for guests
  'order-state': [
    /[\\/]sdk[\\/]src[\\/]orders[\\/](?:due|steps)\.ts$/,
    /[\\/]features[\\/]order[\\/](?:order-words|payment-due)\.tsx?$/,
  ],
  // tokens that came by mail; loaders only
  'mailed-links': [/[\\/]features[\\/]auth[\\/]mailed-links\.ts$/],
  // texts of editors as they are drawn: lists of articles and of branches have none
  'rich-text': [/[\\/]features[\\/]content[\\/]rich-[\w-]+\.tsx?$/],
  // what is written to the shop
  inquiry: [/[\\/]sdk[\\/]src[\\/]contact[\\/]/],
  // a branch as lists and its own page show it: the list needs nothing else of pages to read
  'branch-box': [
    /[\\/]sdk[\\/]src[\\/]content[\\/]rules[\\/]nearest-first\.ts$/,
    /[\\/]features[\\/]branches[\\/](?:branch-address|open-(?:hours|now)|use-now)\.tsx?$/,
  ],
  // a form that searches one page
  'plain-search': [/[\\/]features[\\/]forms[\\/]plain-search\.tsx$/],
  // what kinds of pages show: settings are read by it, and shipping and payment begin with it
  theme: [/[\\/]sdk[\\/]src[\\/]settings[\\/]theme\.ts$/],
  // tables of contents
  headings: [/[\\/]sdk[\\/]src[\\/]rich-text[\\/]headings\.ts$/],
  articles: [
    /[\\/]features[\\/]article[\\/](?:article-boxes|article-card|article-date|paths)\.tsx?$/,
    /[\\/](?:format[\\/]format-date|market[\\/]dates)\.ts$/,
  ],
  // what is told to analytics
  tracking: [/[\\/]sdk[\\/]src[\\/](?:tracking|integrations[\\/]data-layer)[\\/]/, /[\\/]features[\\/]tracking[\\/]/],
  // rules for what editors wrote that pages follow as they are drawn
  editors: [/[\\/]sdk[\\/]src[\\/](?:content[\\/]rules[\\/]|kernel[\\/]shown|rich-text[\\/]truncate)/],
}
const partOf = (id: string) => Object.keys(parts).find((name) => parts[name]?.some((each) => each.test(id)))

/** Pages after the catalogue; what only they share stays out of the pages before them. */
const checkout = new Set([
  ...['cart', 'bulk-order', 'methods', 'details', 'finished', 'payment-callback', 'transfer', 'newsletter', 'claim'],
  ...['order-lookup', 'order-link', 'guest-order', 'quote', 'quote-new'],
])

/** Pages of an order that is placed; what only they share stays out of the steps before it. */
const ordered = new Set(['finished', 'payment-callback', 'transfer', 'account-order', 'guest-order', 'claim'])

/** Pages of who has an account or wants one; what only they share stays out of all others. */
const isOwn = (page: string) =>
  page.startsWith('account') ||
  ['login', 'auth-proxy', 'registration', 'forgotten-password', 'reset-password'].includes(page)

/** Small, and on pages of all kinds: a file of some of them would bring that to all of them. */
const everywhere =
  /[\\/](?:features[\\/]recommendations[\\/]recommended\.tsx|sdk[\\/]src[\\/]product[\\/]rules[\\/]lowest-price\.ts)$/

/** Whether a page may begin with the files that read and write: bulk orders, and pages around an account. */
export const mayBeginWithData = (page: string): boolean => page === 'bulk-order' || isOwn(page)

/** Pages with a listing. What only they share is part of the file of the first page. */
const listings = new Set(['catch-all', 'search'])

/** Pages to read; what only they share stays out of listings. */
const reading = new Set([
  ...[
    'page',
    'article',
    'article-list',
    'article-category',
    'article-tag',
    'article-author',
    'glossary',
    'term',
    'faq',
  ],
  ...['contact', 'branches', 'branch', 'purchase', 'shopping-guide', 'activate', 'maintenance'],
])

/** The module and all that it needs before it can run. */
function reach(graph: ModuleGraph, from: string): Set<string> {
  const seen = new Set([from])
  const apart = (id: string) =>
    isData(id) || loaders.test(id) || dataOf.test(id) || listing.test(id) || texts.test(id) || partOf(id) !== undefined
  for (const id of seen) {
    // through an index only as far as somebody asks for what is behind it
    const next = id !== from && isIndex(id) ? [] : importsOf(graph, id)
    for (const module of next) if (!apart(module)) seen.add(module)
  }
  return seen
}

/**
 * The modules that loaders and actions need, each with its users: `data`, `loaders`, or the page whose loader, action or
 * view it is: what its view shows often comes from there. For `loaders` and pages only modules of the SDK are listed.
 */
function neededByData(graph: ModuleGraph, entry: string): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Set([entry])
  for (const id of all) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const next of [...importedIds, ...dynamicallyImportedIds]) all.add(next)
  }
  const needed = new Map<string, Set<string>>()
  for (const from of all) {
    const by = isData(from)
      ? 'data'
      : (dataOf.exec(from)?.[1] ?? pageOf.exec(from)?.[1] ?? (loaders.test(from) ? 'loaders' : undefined))
    if (by === undefined) continue
    for (const id of reach(graph, from))
      if (by === 'data' || ofSdk.test(id)) needed.set(id, (needed.get(id) ?? new Set()).add(by))
  }
  return needed
}

/** Whether a module imports what reads and writes, itself or by another. */
function callsSomething(graph: ModuleGraph, from: string): boolean {
  const seen = new Set([from])
  for (const id of seen) {
    if (isData(id)) return true
    if (!isIndex(id)) for (const next of importsOf(graph, id)) seen.add(next)
  }
  return false
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
    if (everywhere.test(id)) {
      plan.set(id, 'core')
      continue
    }
    const [first = 'core', ...others] = pages
    const late = pages.every((page) => checkout.has(page) || isOwn(page))
    // from a file of pages `data` would load these pages, some of which load `data`: a circle, and more than is needed
    const byOthers = [...(needed.get(id) ?? [])].some((each) => each !== first)
    if (needed.has(id) && (others.length === 0 ? byOthers : late)) plan.set(id, first === 'product' ? 'core' : 'rules')
    else if (others.length === 0) plan.set(id, first)
    else if (pages.every(isOwn)) plan.set(id, 'account')
    else if (pages.every((page) => ordered.has(page))) plan.set(id, 'ordered')
    else if (late) plan.set(id, 'checkout')
    else if (pages.every((page) => listings.has(page))) plan.set(id, 'catch-all')
    else if (pages.every((page) => reading.has(page))) plan.set(id, 'content')
    else if (pages.every((page) => reading.has(page) || checkout.has(page) || isOwn(page))) plan.set(id, 'forms')
    else if (pages.every((page) => page === 'product' || checkout.has(page) || isOwn(page))) plan.set(id, 'buying')
    else plan.set(id, pages.includes('product') ? 'core' : 'catalog')
  }
  // rules that call would make a circle with what is called, in which one of both runs before the other is there
  for (const [id, name] of plan) if (name === 'rules' && callsSomething(graph, id)) plan.set(id, 'data')
  const apart = (id: string) => isData(id) || isIndex(id) || texts.test(id) || partOf(id) !== undefined
  for (const [id, users] of needed) {
    if (plan.has(id) || apart(id)) continue
    const [page = 'data', ...others] = users
    const isOwn = others.length === 0 && page !== 'data' && page !== 'loaders'
    plan.set(id, isOwn ? `${page}-data` : isRead(id) ? 'reads' : 'data')
  }
  return plan
}

/**
 * How the bundler groups modules into files. `core` holds what every page starts with and what the product page shares with
 * listings. What only some pages share: `catalog` other public pages, `buying` the product page and the cart, `checkout` the
 * checkout, `ordered` pages of a placed order, `account` pages around an account, `content` pages to read, `forms` these two
 * and the checkout. `data` reads and writes, `reads` is what of it cart and checkout do without, `rules` is what both that and
 * pages need. The rest has a file for each page, and `parts`. Left alone the bundler makes many crumbs, which cost requests.
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
          if (isData(id)) return isRead(id) ? 'reads' : 'data'
          if (loaders.test(id)) return null
          if (texts.test(id)) return 'texts'
          const part = partOf(id)
          if (part) return part
          if (listing.test(id)) return 'listing'
          const page = dataOf.exec(id)?.[1]
          if (page) return `${page}-data`
          plan ??= planChunks(graph, entry)
          if (beforeData.test(id)) return null
          if (runtime.test(id)) return 'core'
          return plan.get(id) ?? (ofSdk.test(id) ? (isRead(id) ? 'reads' : 'data') : null)
        },
      },
    ],
  }
}
