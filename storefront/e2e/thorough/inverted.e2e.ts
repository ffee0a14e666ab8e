import { defaultTheme, parseSettings } from '@vanek/sdk/settings'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from '../support/test.ts'
import { pages } from '../../src/composition/routing/pages.ts'
import { crawl, type Crawled } from '../support/crawl.ts'
import { hydratePart, open } from '../support/hydrated.ts'
import { type Servers, startServers } from '../support/servers.ts'
import { visitors } from '../support/visitors.ts'

const { enter } = visitors()

let servers: Servers
test.beforeAll(async () => {
  servers = await startServers({ SANDBOX_PROFILE: 'inverted' })
})
test.afterAll(() => servers.stop())

const routes = pages.map(({ path, name }) => ({ path, id: name }))
const routeOf = (path: string) => matchRoutes(routes, path.split('?')[0] ?? path)?.at(-1)?.route.id ?? ''

/** Number of visited pages per route: they are all alike. */
const perRoute = 8
/** HTML that must not be on any page while its feature is off. */
const forbidden: Readonly<Record<string, RegExp>> = {
  compare: /href="\/porovnat"|class="compare(-text)?[ "]/,
  wish_list: /class="heart/,
  registration: /href="\/registrovat"/,
  bulk_order: /href="\/kosik\/import-objednavky"/,
  watcher: /class="watcher/,
  reviews: /class="review-form/,
  questions: /class="question-form/,
  top_banner: /class="top-banner"/,
  free_delivery: /Doprava zdarma od/,
  analytics: /dataLayer/,
}

/** Pages with the most settings, each of another kind. */
const inBrowser = [
  ...['/', '/koupelnove-ventilatory', '/kosik', '/kontakt', '/prihlasit', '/znacky', '/pobocky/praha', '/vse-o-nakupu'],
  ...['/stranka/klientske-centrum', '/stranka/caste-dotazy', '/clanek/stropni-ventilator-v-zime', '/slovnik-pojmu'],
]

const redirects = new Set(['/zobrazeni-cen', '/kosik/doprava-a-platba', '/kosik/dodaci-udaje'])

test.describe('a shop with inverted settings', () => {
  test.describe.configure({ retries: 0 })
  const html = new Map<string, string>()

  test('knows every setting of the theme and inverts each flag', async () => {
    const globals = (await (await fetch(`${servers.sandboxUrl}/store/api/v1/globals`)).json()) as {
      theme: { pages: Record<string, Record<string, unknown>> }
    }
    const same = Object.entries(defaultTheme.pages).flatMap(([page, own]) =>
      Object.entries(own).flatMap(([name, value]) => {
        const set = globals.theme.pages[page]?.[name]
        return set === undefined || (typeof value === 'boolean' && set === value) ? [`${page}.${name}`] : []
      }),
    )
    // the demo changes this one itself
    expect(same.filter((name) => name !== 'delivery_details.zbozi')).toEqual([])
    expect(parseSettings(globals).cartConfiguration).toMatchObject({ shopping_disabled: true, domain_enabled: false })
  })

  test('B6.09 has no broken links, and shows no disabled feature', async () => {
    const counts = new Map<string, number>()
    const shapeOf = ({ pathname, search }: URL) => {
      if (/^\/(cdn|content|assets|api)\//.test(pathname)) return 'a file'
      const route = routeOf(pathname)
      const count = (counts.get(route) ?? 0) + 1
      counts.set(route, count)
      return count > perRoute ? route : pathname + (search === '' ? '' : route)
    }
    const shown: string[] = []
    const visit = ({ path, html: text }: Crawled) => {
      if (text === '') return
      html.set(path, text)
      const markup = text.replace(/<script type="application\/json".*/s, '')
      for (const [name, mark] of Object.entries(forbidden)) if (mark.test(markup)) shown.push(`${path}: ${name}`)
    }
    const visited = await crawl({ shopUrl: servers.shopUrl, start: '/', shapeOf, visit })
    const broken = visited.filter(({ status, path }) => status !== 200 && !redirects.has(path))
    expect(broken.map(({ path, status, from }) => `${from} -> ${path}: ${status}`)).toEqual([])
    expect(shown.slice(0, 20)).toEqual([])
    expect(html.size).toBeGreaterThan(40)
  })

  test('B1.16 hydrates in a browser without errors', async () => {
    const { page, complaints } = await enter({ baseURL: servers.shopUrl })
    const reported: string[] = []
    for (const path of inBrowser) {
      await open(page, path)
      await hydratePart(page, 'footer')
      await page.waitForLoadState('networkidle')
      reported.push(...complaints.slice(reported.length).map((each) => `${path}: ${each}`))
    }
    expect(reported).toEqual([])
  })
})
