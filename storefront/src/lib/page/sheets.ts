import account from '../../styles/sheets/account.css?url'
import adviser from '../../styles/sheets/adviser.css?url'
import checkout from '../../styles/sheets/checkout.css?url'
import compare from '../../styles/sheets/compare.css?url'
import content from '../../styles/sheets/content.css?url'
import home from '../../styles/sheets/home.css?url'
import late from '../../styles/sheets/late.css?url'
import list from '../../styles/sheets/list.css?url'
import magazine from '../../styles/sheets/magazine.css?url'
import orders from '../../styles/sheets/orders.css?url'
import print from '../../styles/sheets/print.css?url'
import product from '../../styles/sheets/product.css?url'
import search from '../../styles/sheets/search.css?url'

const urls = {
  account,
  adviser,
  checkout,
  compare,
  content,
  home,
  late,
  list,
  magazine,
  orders,
  print,
  product,
  search,
}

/** Style sheets of kinds of pages; each page names those that it needs besides that of the frame. All have that of print. */
export type Sheet = keyof typeof urls

/** Source path of a sheet, as in the build's manifest. */
export const sheetSource = (name: Sheet): string => `src/styles/sheets/${name}.css`

const loading = new Map<string, Promise<void>>()

const load = async (href: string) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      loading.delete(href)
      // the wording of browsers, so that it is handled like a script that failed to load
      reject(new TypeError(`Failed to fetch dynamically imported style sheet: ${href}`))
    })
    document.head.append(link)
  })

/** How long a part waits for its style. */
const timeoutMs = 3_000

/** Ends when a sheet has loaded, failed, or cannot be waited for: a part without its style is better than none. */
const enough = async (sheet: Promise<void>): Promise<void> =>
  Promise.race([sheet.catch(() => {}), new Promise<void>((resolve) => setTimeout(resolve, timeoutMs))])

/** Loads sheets that the document does not have yet. Each loads once. */
async function loadSheets(names: readonly Sheet[]): Promise<void> {
  if (import.meta.env.SSR) return
  await Promise.all(
    names.map(async (name) => {
      const href = urls[name]
      const known = loading.get(href)
      if (known || document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return known
      const added = name === 'late' ? enough(load(href)) : load(href)
      loading.set(href, added)
      return added
    }),
  )
}

/** Waits for a module and for the sheets that it needs. */
export async function withSheets<T>(module: Promise<T>, ...names: readonly Sheet[]): Promise<T> {
  const [own] = await Promise.all([module, loadSheets(names)])
  return own
}
