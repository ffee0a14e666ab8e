import { unwrap } from '@vanek/sdk'
import { getListing } from '@vanek/sdk/catalog'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { open } from './support/hydrated.ts'
import { sandboxShop } from './support/sandbox.ts'
import { visitors } from './support/visitors.ts'

const { enter, sandboxUrl } = visitors()

const kept = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('vanek_visitor') ?? '{}') as {
        lastVisited: number[]
        sessionUuid: string
        utm: Record<string, string>
      },
  )

/** Opens a product and turns to it, until it is remembered. */
async function see(page: Page, { slug, id }: { readonly slug: string; readonly id: number }) {
  await open(page, `/produkt/${slug}`)
  // what stands further down comes when the visitor does anything
  await page.mouse.move(200, 300)
  await page.mouse.move(220, 320)
  await page.waitForFunction(
    (wanted) => JSON.parse(localStorage.getItem('vanek_visitor') ?? '{}').lastVisited?.[0] === wanted,
    id,
  )
}

const strip = (page: Page) => page.getByRole('region', { name: 'Naposledy prohlížené' }).getByRole('link')

describe('what was seen last', () => {
  it('B4.21 B4.22 B4.30 stands newest first, each once, and not the product of the page', async () => {
    const shop = sandboxShop(sandboxUrl)
    const [a, b, c] = unwrap(await getListing(shop, { category: 'koupelnove-ventilatory' })).products
    if (!a || !b || !c) throw new Error('The seed has too few products')
    const { page } = await enter()
    for (const product of [a, b, c, a]) await see(page, product)
    expect((await kept(page)).lastVisited).toEqual([a.id, c.id, b.id])
    await strip(page).first().waitFor()
    expect(await strip(page).locator('.visited-name').allInnerTexts()).toEqual([c.name, b.name])
    await open(page, '/')
    await strip(page).first().waitFor()
    expect(await strip(page).locator('.visited-name').allInnerTexts()).toEqual([a.name, c.name, b.name])
  })

  it('C4.81 who came from where is known after a reload, on whatever page they came in', async () => {
    const { page } = await enter()
    await open(page, '/kontakt?utm_source=mail&utm_campaign=podzim')
    await page.waitForFunction(() => localStorage.getItem('vanek_visitor') !== null)
    const before = await kept(page)
    await page.goto('/kontakt')
    await page.reload()
    const { sessionUuid, utm } = await kept(page)
    expect(utm).toEqual({ utm_source: 'mail', utm_campaign: 'podzim' })
    expect([sessionUuid.length > 20, sessionUuid]).toEqual([true, before.sessionUuid])
  })

  it('B9.20 is never more than eight', async () => {
    const shop = sandboxShop(sandboxUrl)
    const { products } = unwrap(await getListing(shop, { category: 'koupelnove-ventilatory' }))
    const { page } = await enter()
    for (const product of products.slice(0, 9)) await see(page, product)
    expect((await kept(page)).lastVisited).toEqual(
      products
        .slice(1, 9)
        .reverse()
        .map(({ id }) => id),
    )
    await open(page, '/')
    await strip(page).first().waitFor()
    expect(await strip(page).count()).toBe(8)
  })

  it('B4.30 keeps where the visitor came from and who they are over reloads', async () => {
    const { page } = await enter()
    await page.goto('/?utm_source=noviny&utm_campaign=leto')
    await page.waitForFunction(() => localStorage.getItem('vanek_visitor')?.includes('noviny'))
    const first = await kept(page)
    expect(first.utm).toEqual({ utm_source: 'noviny', utm_campaign: 'leto' })
    await page.goto('/')
    await page.reload()
    const { sessionUuid, utm } = await kept(page)
    expect({ sessionUuid, utm }).toEqual({ sessionUuid: first.sessionUuid, utm: first.utm })
  })
})
