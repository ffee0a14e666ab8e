import { crawl } from '../support/crawl.ts'
import { foreignIn, readable } from '../support/foreign-words.ts'
import { type MarketServers, startMarkets } from '../support/servers.ts'
import { expect, test } from '../support/test.ts'
import { visitors } from '../support/visitors.ts'

const { sandboxUrl } = visitors()

let shops: MarketServers
test.beforeAll(async () => {
  shops = await startMarkets(sandboxUrl)
})
test.afterAll(() => shops.stop())

/** Every tenth product: all have the same page. */
const isLeftOut = (pathname: string) =>
  pathname.startsWith('/produkt/') &&
  Array.from(pathname, (sign) => sign.charCodeAt(0)).reduce((sum, code) => sum + code, 0) % 10 !== 0

function shapeOf({ pathname, search, searchParams }: URL): string {
  if (isLeftOut(pathname)) return 'a product'
  if (/^\/(cdn|content|assets|trh)\//.test(pathname)) return pathname.split('/')[1] ?? ''
  const parameters = [...new Set([...searchParams.keys()].map((name) => name.replace(/\d+/, '0')))].sort().join()
  return parameters === '' || parameters === 'page' ? pathname + search : `${pathname.split('/')[1]} ${parameters}`
}

const machineFiles = [
  '/llms.txt',
  '/manifest.webmanifest',
  '/offline.html',
  '/.well-known/security.txt',
  '/clanky.xml',
  '/feed/google.xml',
  '/feed/heureka.xml',
]

for (const locale of ['cs', 'sk'] as const) {
  const urlOf = () => (locale === 'cs' ? shops.shopUrl : shops.slovakUrl)
  const wordsIn = (text: string) => [...new Set(foreignIn(locale, text))].slice(0, 12)

  test(`every page of the shop in ${locale} is in its language alone`, async () => {
    test.setTimeout(600_000)
    const faults: string[] = []
    let visited = 0
    await crawl({
      shopUrl: urlOf(),
      start: '/',
      shapeOf,
      visit: ({ path, status, html, from }) => {
        if (html === '') return
        visited += 1
        const words = wordsIn(readable(html))
        if (words.length > 0) faults.push(`${path}: ${words.join(' ')}`)
        if (status >= 400) faults.push(`${path} answers ${status}, linked from ${from}`)
      },
    })
    expect(visited).toBeGreaterThan(200)
    expect(faults).toEqual([])
  })

  test(`files for machines and errors of the shop in ${locale} are in its language alone`, async () => {
    const faults: string[] = []
    for (const path of [...machineFiles, '/neni/neexistuje', '/api/neni', '/hledat?q=x', '/hladat?q=xyzq']) {
      const answer = await fetch(urlOf() + path)
      const words = wordsIn(readable(await answer.text()))
      if (words.length > 0) faults.push(`${path}: ${words.join(' ')}`)
    }
    expect(faults).toEqual([])
  })
}
