import { unwrap } from '@vanek/sdk'
import { type Branch, getBranch, getBranches } from '@vanek/sdk/content'
import { expect, test } from '../support/test.ts'
import { regionOrder } from '../../src/market/regions.ts'
import { placeParam } from '#market/params'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { sandboxShop } from '../support/sandbox.ts'
import { compareHydration } from '../support/compare-hydration.ts'
import { withOverrides } from '../support/overrides.ts'
import { visitors } from '../support/visitors.ts'
import { inMarket } from '../support/market.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors()

const shop = sandboxShop(sandboxUrl)
const mainBranch = inMarket({ cs: 'praha', sk: 'bratislava' })
const largest = pathOf(`/pobocky/${mainBranch}`)
const smaller = pathOf(inMarket({ cs: '/pobocky/brno', sk: '/pobocky/nitra' }))
const branches = async (): Promise<readonly Branch[]> => unwrap(await getBranches(shop, { perPage: 100 })).items

test.describe('branches', () => {
  test('B1.11 B2.08 C9.22 are listed by region, the main one marked, with and without scripts', async () => {
    const all = await branches()
    const { page } = await enter({ scripts: false })
    await page.goto(pathOf('/pobocky'))
    const main = page.getByRole('main')
    expect(await main.getByRole('article').count()).toBe(all.length)
    const regions = await main.locator('.branch-region').allInnerTexts()
    const listed = new Set(all.map(({ region }) => region))
    expect(regions).toEqual([...new Set(regionOrder)].filter((region) => listed.has(region)))
    const primary = all.find((branch) => branch.branch_is_primary)
    const marked = main.getByRole('article').filter({ hasText: label('Hlavní prodejna') })
    expect(await marked.count()).toBe(1)
    expect(await marked.innerText()).toContain(primary?.storeBranch.street)
  })

  test('B2.08 are shown on a map, each with a link to its page', async () => {
    const all = await branches()
    const { page, context, complaints } = await enter()
    await recordViolations(context)
    await open(page, pathOf('/pobocky'))
    const points = page.getByRole('navigation', { name: label('Mapa poboček') }).getByRole('link')
    expect(await points.count()).toBe(all.length)
    await page.locator('.open-now .state').first().waitFor()
    expect(await faultsOf(page)).toEqual([])
    expect(complaints).toEqual([])
    await points.and(page.getByLabel(inMarket({ cs: 'Brno', sk: 'Nitra' }))).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${smaller}`)
  })

  for (const [text, nearest, title] of inMarket({
    cs: [
      ['telc', 'Prodejna Jihlava', 'Nejblíže k místu Telč'],
      ['588 56', 'Prodejna Jihlava', 'Nejblíže k místu Telč'],
      ['Brno-střed', 'Prodejna Brno', 'Nejblíže k místu Brno'],
      ['273 08', 'Prodejna Kladno', 'PSČ 273 08'],
    ],
    sk: [
      ['piestany', 'Predajňa Trnava', 'Najbližšie k miestu Piešťany'],
      ['921 01', 'Predajňa Trnava', 'Najbližšie k miestu Piešťany'],
      ['Košice-Západ', 'Predajňa Košice', 'Najbližšie k miestu Košice'],
      ['949 05', 'Predajňa Nitra', 'PSČ 949 05'],
    ],
  } as const)) {
    test(`B2.08 are sorted by the distance from a typed place: ${text}`, async () => {
      const { page } = await enter({ scripts: false })
      await page.goto(pathOf('/pobocky'))
      await page.getByLabel(label('Kde máte nejbližší pobočku?')).fill(text)
      await page.getByRole('button', { name: label('Najít') }).click()
      await page.waitForURL((url) => url.searchParams.get(placeParam) === text)
      const main = page.getByRole('main')
      expect(await main.getByRole('heading', { level: 2 }).first().innerText()).toContain(title)
      expect(await main.getByRole('article').first().getByRole('heading').innerText()).toContain(nearest)
      const distances = (await main.locator('.branch-far').allInnerTexts()).map((own) =>
        Number.parseFloat(own.replace(',', '.')),
      )
      expect(distances).toHaveLength((await branches()).length)
      expect(distances).toEqual([...distances].sort((a, b) => a - b))
      const status = main.getByRole('status')
      expect(await status.innerText()).toContain(nearest)
      // right below the search, not at the lower end of the map
      const [searchBox, statusBox] = [await main.locator('.branch-find').boundingBox(), await status.boundingBox()]
      expect((statusBox?.y ?? Infinity) - (searchBox?.y ?? 0) - (searchBox?.height ?? 0)).toBeLessThan(40)
    })
  }

  test('B2.08 stay sorted by region when the place is unknown, with a message', async () => {
    const { page } = await enter({ scripts: false })
    await page.goto(pathOf('/pobocky?misto=Atlantida'))
    const main = page.getByRole('main')
    expect(await main.getByRole('status').innerText()).toContain(
      inMarket({ cs: '„Atlantida“ neznáme', sk: '„Atlantida“ nepoznáme' }),
    )
    expect(await main.locator('.branch-region').count()).toBeGreaterThan(inMarket({ cs: 10, sk: 7 }))
    expect(await main.getByLabel(label('Kde máte nejbližší pobočku?')).inputValue()).toBe('Atlantida')
  })

  test('B2.08 are sorted by the distance from the visitor, whose position is requested on a click only', async () => {
    const { page, context } = await enter()
    await page.addInitScript(() => {
      const { geolocation } = navigator
      const getCurrentPosition = geolocation.getCurrentPosition.bind(geolocation)
      geolocation.getCurrentPosition = (...args) => {
        document.documentElement.dataset['located'] = 'yes'
        getCurrentPosition(...args)
      }
    })
    await open(page, pathOf(inMarket({ cs: '/pobocky?misto=Brno', sk: '/pobocky?misto=Nitra' })))
    const main = page.getByRole('main')
    const first = main.getByRole('article').first().getByRole('heading')
    expect(await first.innerText()).toContain(inMarket({ cs: 'Brno', sk: 'Nitra' }))
    expect(await page.locator('html').getAttribute('data-located')).toBeNull()
    const own = page.getByRole('button', { name: label('Použít moji polohu') })
    await own.click()
    await main
      .getByRole('alert')
      .getByText(inMarket({ cs: 'Napište prosím město', sk: 'Napíšte, prosím, mesto' }))
      .waitFor()
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(
      inMarket({ cs: { latitude: 49.83, longitude: 18.28 }, sk: { latitude: 48.73, longitude: 21.24 } }),
    )
    await own.click()
    await main.getByRole('heading', { name: label('Nejblíže k vám') }).waitFor()
    expect(await first.innerText()).toContain(inMarket({ cs: 'Ostrava', sk: 'Košice' }))
    // another search replaces the position
    await page.getByLabel(label('Kde máte nejbližší pobočku?')).fill(inMarket({ cs: 'Cheb', sk: 'Skalica' }))
    await page.keyboard.press('Enter')
    await main
      .getByRole('heading', { name: inMarket({ cs: /Nejblíže k místu Cheb/, sk: /Najbližšie k miestu Skalica/ }) })
      .waitFor()
    expect(await first.innerText()).toContain(inMarket({ cs: 'Karlovy Vary', sk: 'Trenčín' }))
    await page.goBack()
    await main
      .getByRole('heading', { name: inMarket({ cs: /Nejblíže k místu Brno/, sk: /Najbližšie k miestu Nitra/ }) })
      .waitFor()
  })

  test('B2.08 have names within the border of the map that do not overlap, on a phone and on a desktop', async () => {
    const { page } = await enter()
    await page.goto(pathOf('/pobocky'))
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const { names, abroad, small } = await page.locator('.branch-map svg').evaluate((svg) => {
        const land = svg.querySelector<SVGPathElement>('.branch-land')
        const shown = [...svg.querySelectorAll('text')].filter((text) => text.getClientRects().length > 0)
        const corners = ({ x, y, width: w, height: h }: DOMRect) =>
          [0, 0.25, 0.5, 0.75, 1].flatMap((part) =>
            [y + h * 0.2, y + h * 0.8].map((at) => new DOMPoint(x + w * part, at)),
          )
        return {
          names: shown.map((text) => ({ name: text.textContent ?? '', box: text.getBoundingClientRect().toJSON() })),
          abroad: shown
            .filter((text) => corners(text.getBBox()).some((at) => !land?.isPointInFill(at)))
            .map((text) => text.textContent),
          small: shown.filter((text) => text.getBoundingClientRect().height < 11).length,
        }
      })
      expect(names.length, `${width} px`).toBe(inMarket({ cs: 14, sk: 10 }))
      expect(abroad, `${width} px`).toEqual([])
      expect(small, `${width} px`).toBe(0)
      const over = names.flatMap(({ name, box: a }, at) =>
        names
          .slice(at + 1)
          .filter(({ box: b }) => a.left < b.right && b.left < a.right && a.top + 3 < b.bottom && b.top + 3 < a.bottom)
          .map((other) => `${name} / ${other.name}`),
      )
      expect(over, `${width} px`).toEqual([])
    }
  })

  test('B2.21 have a page each, by slug: hours, address, services and staff', async () => {
    const branch = unwrap(await getBranch(shop, { slug: mainBranch }))
    const { page, context, complaints } = await enter()
    await recordViolations(context)
    await open(page, largest)
    const main = page.getByRole('main')
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe(branch.title)
    const text = await main.innerText()
    for (const { title } of branch.employees) expect(text).toContain(title)
    for (const service of branch.services) expect(text).toContain(service)
    // each once
    expect(text.split(branch.storeBranch.street)).toHaveLength(2)
    expect(text.split(branch.public_transportation_accessibility ?? '?')).toHaveLength(2)
    expect(text).toContain(branch.branch_map_description)
    const [house, inside] = await Promise.all(
      [0, 1].map((at) => main.locator('.branch-pictures li').nth(at).boundingBox()),
    )
    expect([house?.y, Math.round(house?.height ?? 0)]).toEqual([inside?.y, Math.round(inside?.height ?? 1)])
    expect(await main.locator('.hours tr').count()).toBe(7)
    await expect(main.locator('.hours [aria-current=date]')).toHaveCount(1)
    // the page is cached for days
    expect(await (await page.request.get(largest)).text()).not.toContain('aria-current="date"')
    const map = main.getByRole('link', { name: label('Ukázat na mapě') })
    expect(await map.getAttribute('rel')).toContain('noopener')
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join('')).toContain('LocalBusiness')
    expect(await faultsOf(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('B3.36 have a virtual tour in a frame that loads on request, from the only allowed origin', async () => {
    await withOverrides(
      sandboxUrl,
      {},
      async (baseURL) => {
        const { page, complaints } = await enter({ baseURL })
        const requests: string[] = []
        page.on('request', (request) => requests.push(request.url()))
        const answer = await page.goto(largest)
        await hydrated(page)
        expect(answer?.headers()['content-security-policy']).toContain(`frame-src ${sandboxUrl};`)
        expect(await page.locator('iframe').count()).toBe(0)
        expect(requests.filter((url) => /\/(tours|maps)\//.test(url))).toEqual([])
        await page.getByRole('link', { name: label('Projít si prodejnu') }).click()
        await page
          .frameLocator(`iframe[title="${label('Prohlídka prodejny')}"]`)
          .getByText(inMarket({ cs: 'posouvejte do stran', sk: 'posúvajte do strán' }))
          .waitFor()
        expect(new URL(page.url()).pathname).toBe(largest)
        // as wide as the text about the branch, and closable by the keyboard
        const about = await page.locator('.branch-about').boundingBox()
        expect((await page.locator('iframe').boundingBox())?.width).toBeGreaterThan((about?.width ?? 0) - 4)
        await page.getByRole('button', { name: label('Zavřít'), exact: true }).press('Enter')
        expect(await page.locator('iframe').count()).toBe(0)
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(label('Projít si prodejnu'))
        // the map as well, if the branch has one of its own
        const plan = page.getByRole('link', { name: label('Ukázat na mapě') })
        expect(await plan.getAttribute('href')).toBe(`${sandboxUrl}/maps/${mainBranch}`)
        await plan.click()
        const { street } = unwrap(await getBranch(shop, { slug: mainBranch })).storeBranch
        await page.frameLocator('iframe[title="Mapa"]').getByText(street).waitFor()
        expect(new URL(page.url()).pathname).toBe(largest)
        expect(complaints).toEqual([])
      },
      { FRAME_ORIGINS: sandboxUrl },
    )
  })

  test('B3.36 link to the virtual tour when the shop allows no frames', async () => {
    const { page } = await enter()
    await open(page, largest)
    await page.getByRole('link', { name: label('Projít si prodejnu') }).click()
    await page.waitForURL(`${sandboxUrl}/tours/${mainBranch}`)
    expect(await page.getByText(inMarket({ cs: 'posouvejte do stran', sk: 'posúvajte do strán' })).count()).toBe(1)
  })

  test('B3.34 B3.36 link to a map service where a branch has no map of its own', async () => {
    const { page } = await enter({ scripts: false })
    const mapOf = async ({ page_meta: meta }: Branch) => {
      await page.goto(pathOf(`/pobocky/${meta.slug}`))
      const links = page.getByRole('main').getByRole('link', { name: label('Ukázat na mapě') })
      return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    }
    const all = await branches()
    const [unmapped, mapped] = [true, false].map((none) =>
      all.find((one) => (one.branch_map_iframe === null) === none)!,
    )
    expect(await mapOf(unmapped!)).toEqual([unmapped!.google_map_link])
    expect(await mapOf(mapped!)).toEqual([mapped!.branch_map_iframe])
  })

  test('B2.21 have a page that hydrates without differences, and 404 for an unknown branch', async () => {
    const { page } = await enter()
    await open(page, smaller)
    const { sent, now } = await compareHydration(page, ['.open-now'])
    expect(now).toEqual(sent)
    expect((await page.goto(pathOf('/pobocky/tady-nic')))?.status()).toBe(404)
  })
})
