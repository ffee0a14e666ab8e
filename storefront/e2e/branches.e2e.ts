import { unwrap } from '@vanek/sdk'
import { type Branch, getBranch, getBranches } from '@vanek/sdk/content'
import { regions as knownRegions } from '@vanek/sdk/checkout'
import { describe, expect, it } from 'vitest'
import { faultsOf, noteViolations } from './support/complaint-free.ts'
import { hydrated, open } from './support/hydrated.ts'
import { sandboxShop } from './support/sandbox.ts'
import { takenOver } from './support/taken-over.ts'
import { whileTold } from './support/told.ts'
import { visitors } from './support/visitors.ts'

const { enter, sandboxUrl } = visitors()

const shop = sandboxShop(sandboxUrl)
const branches = async (): Promise<readonly Branch[]> => unwrap(await getBranches(shop, { perPage: 100 })).items

describe('branches', () => {
  it('B1.11 B2.08 C9.22 are listed by region, the main one marked, with and without scripts', async () => {
    const all = await branches()
    const { page } = await enter({ scripts: false })
    await page.goto('/pobocky')
    const main = page.getByRole('main')
    expect(await main.getByRole('article').count()).toBe(all.length)
    const regions = await main.locator('.branch-region').allInnerTexts()
    const told = new Set(all.map(({ region }) => region))
    const usual: readonly string[] = [...knownRegions.CZ, ...knownRegions.SK]
    expect(regions).toEqual(usual.filter((region) => told.has(region)))
    const primary = all.find((branch) => branch.branch_is_primary)
    const marked = main.getByRole('article').filter({ hasText: 'Hlavní prodejna' })
    expect(await marked.count()).toBe(1)
    expect(await marked.innerText()).toContain(primary?.storeBranch.street)
  })

  it('B2.08 stand on a map, each the way to its page', async () => {
    const all = await branches()
    const { page, context, complaints } = await enter()
    await noteViolations(context)
    await open(page, '/pobocky')
    const points = page.getByRole('navigation', { name: 'Mapa poboček' }).getByRole('link')
    expect(await points.count()).toBe(all.length)
    await page.locator('.open-now .state').first().waitFor()
    expect(await faultsOf(page)).toEqual([])
    expect(complaints).toEqual([])
    const brno = points.and(page.getByLabel('Brno'))
    await brno.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/pobocky/brno')
  })

  it('B2.21 have a page each, by slug: hours, address, services and people', async () => {
    const branch = unwrap(await getBranch(shop, { slug: 'praha' }))
    const { page, context, complaints } = await enter()
    await noteViolations(context)
    await open(page, '/pobocky/praha')
    const main = page.getByRole('main')
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe(branch.title)
    const text = await main.innerText()
    for (const { title } of branch.employees) expect(text).toContain(title)
    for (const service of branch.services) expect(text).toContain(service)
    expect(text).toContain(branch.storeBranch.street)
    expect(await main.locator('.hours tr').count()).toBe(7)
    const map = main.getByRole('link', { name: 'Ukázat na mapě' })
    expect(await map.getAttribute('rel')).toContain('noopener')
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join('')).toContain('LocalBusiness')
    expect(await faultsOf(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  it('B3.36 are walked around in a frame that is loaded when asked for, of an origin that the shop lets in alone', async () => {
    await whileTold(
      sandboxUrl,
      {},
      async (baseURL) => {
        const { page, complaints } = await enter({ baseURL })
        const asked: string[] = []
        page.on('request', (request) => asked.push(request.url()))
        const answer = await page.goto('/pobocky/praha')
        await hydrated(page)
        expect(answer?.headers()['content-security-policy']).toContain(`frame-src ${sandboxUrl};`)
        expect(await page.locator('iframe').count()).toBe(0)
        expect(asked.filter((url) => url.includes('/tours/'))).toEqual([])
        await page.getByRole('link', { name: 'Projít si prodejnu' }).click()
        await page.frameLocator('iframe[title="Projít si prodejnu"]').getByText('posouvejte do stran').waitFor()
        expect(new URL(page.url()).pathname).toBe('/pobocky/praha')
        expect(complaints).toEqual([])
      },
      { FRAME_ORIGINS: sandboxUrl },
    )
  })

  it('B3.36 lead to the walk where it is when the shop lets no frames in', async () => {
    const { page } = await enter()
    await open(page, '/pobocky/praha')
    await page.getByRole('link', { name: 'Projít si prodejnu' }).click()
    await page.waitForURL(`${sandboxUrl}/tours/praha`)
    expect(await page.getByText('posouvejte do stran').count()).toBe(1)
  })

  it('B2.21 have a page that scripts take over as it is, and 404 for a branch that is none', async () => {
    const { page } = await enter()
    await open(page, '/pobocky/brno')
    const { sent, now } = await takenOver(page, ['.open-now'])
    expect(now).toEqual(sent)
    expect((await page.goto('/pobocky/tady-nic'))?.status()).toBe(404)
  })
})
