import { expect, test } from '../support/test.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { open } from '../support/hydrated.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'
import { inMarket } from '../support/market.ts'

const { enter } = visitors()

const pages = [
  ...[pathOf('/stranka/zmeny-v-objednavce'), pathOf('/stranka/vraceni-do-30-dni'), pathOf('/stranka/reklamacni-rad')],
  ...[
    '/stranka/klientske-centrum',
    '/stranka/doprava',
    '/stranka/platba',
    pathOf('/pobocky'),
    pathOf('/stranka/caste-dotazy'),
  ],
  ...[
    pathOf('/stranka/obchodni-podminky'),
    pathOf('/stranka/ochrana-osobnich-udaju'),
    pathOf('/stranka/jak-nakupovat'),
  ],
]

test.describe('all about the purchase', () => {
  test('B2.10 is a page of its own without faults', async () => {
    const { page, context, complaints } = await enter()
    await recordViolations(context)
    await open(page, pathOf('/vse-o-nakupu'))
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(label('Vše o nákupu'))
    expect(await faultsOf(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('B2.26 links to all its pages, which exist', async () => {
    const { page } = await enter({ scripts: false })
    await page.goto(pathOf('/vse-o-nakupu'))
    // amounts do not wrap, and prices are aligned
    expect(await page.locator('#doprava').textContent()).toContain(
      inMarket({ cs: '2\u00A0500\u00A0Kč', sk: '99\u00A0€' }),
    )
    const ends = await page.locator('.purchase-ways .num').evaluateAll((all) =>
      all.map((price) => {
        const line = document.createRange()
        line.selectNodeContents(price)
        return Math.max(...[...line.getClientRects()].map(({ right }) => Math.round(right)))
      }),
    )
    expect([ends.length > 2, new Set(ends).size]).toEqual([true, 1])
    const links = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual(expect.arrayContaining(pages))
    const answers = await Promise.all(pages.map(async (path) => (await page.request.get(path)).status()))
    expect(answers).toEqual(pages.map(() => 200))
  })

  for (const slug of inMarket({
    cs: ['vse-o-nakupu', 'kontakt', 'doprava', 'bezproblemova-reklamace'],
    sk: ['vsetko-o-nakupe', 'kontakt', 'doprava', 'bezproblemova-reklamacia'],
  })) {
    test(`B2.30 opens at its section #${slug}`, async () => {
      const { page } = await enter()
      await open(page, `${pathOf('/vse-o-nakupu')}#${slug}`)
      const part = page.locator(`main #${slug}`)
      expect(await part.getByRole('heading', { level: 2 }).count()).toBe(1)
      await expect.poll(async () => (await part.boundingBox())?.y ?? Number.NaN).toBeLessThan(450)
      expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    })
  }
})
