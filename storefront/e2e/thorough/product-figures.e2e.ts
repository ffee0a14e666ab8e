import { unwrap } from '@vanek/sdk'
import { getProduct, type Product } from '@vanek/sdk/product'
import { fanWorkingPoint } from '@vanek/sdk/ventilation'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { phone } from '../support/browser.ts'
import { pickProduct } from '../support/catalogue.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { hydratePart, open } from '../support/hydrated.ts'
import { inMarket } from '../support/market.ts'
import { sandboxShop } from '../support/sandbox.ts'
import { visitors } from '../support/visitors.ts'
import { label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors()

/** A fan with several sizes, each with facts of its own. */
const fan = async (): Promise<Product> => {
  const { product } = await pickProduct(sandboxUrl, { category: 'koupelnove-ventilatory', variants: 2 })
  return unwrap(await getProduct(sandboxShop(sandboxUrl), { slug: product.slug }))
}

const factOf = (product: Product, at: number, code: string): number => {
  const own = product.variants[at]?.parameters.find((parameter) => parameter.code === code)?.number
  return own ?? product.parameters.find((parameter) => parameter.code === code)?.values[0] ?? Number.NaN
}

const figures = (page: Page) => page.locator('.figures')
const rows = (page: Page) =>
  figures(page)
    .getByRole('table', { name: label('Jak je slyšet') })
    .getByRole('row')

/** Records the volumes that are set, and how many sounds play. */
const recordSounds = (page: Page) =>
  page.addInitScript(() => {
    const sounds = { gains: [] as number[], playing: 0 }
    Object.assign(globalThis, { sounds })
    type Method = (this: unknown, ...args: number[]) => unknown
    /** Calls `see` with the first argument of each call. */
    const watch = (prototype: object, name: string, see: (first: number) => void) => {
      const methods = prototype as Record<string, Method>
      const own = methods[name]
      methods[name] = function (...args) {
        see(args[0] ?? 0)
        return own?.apply(this, args)
      }
    }
    watch(AudioParam.prototype, 'linearRampToValueAtTime', (value) => sounds.gains.push(value))
    watch(AudioBufferSourceNode.prototype, 'start', () => (sounds.playing += 1))
    watch(AudioContext.prototype, 'close', () => (sounds.playing -= 1))
  })
const soundsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { sounds: { gains: number[]; playing: number } }).sounds)

test.describe('the figures of a fan', () => {
  test('are rendered without scripts for each variant: its operating point in a duct, as a table too', async () => {
    const product = await fan()
    const { page } = await enter({ scripts: false })
    for (const at of [0, 1]) {
      const variant = product.variants[at]
      await page.goto(`/produkt/${product.slug}?variant_id=${variant?.id}`)
      const diameter = factOf(product, at, 'diameter')
      const { airflow, pressure } = fanWorkingPoint(
        { freeAirflow: factOf(product, at, 'airflow'), maxPressure: factOf(product, at, 'pressure') },
        { diameter, length: 3, elbows: 2, material: 'flexible', outlet: 'wall' },
      )
      const point = `${Math.round(airflow)}\u00a0m³/h`
      expect(await figures(page).innerText()).toContain(
        `${label('Ventilátor a potrubí se potkají u')} ${point} a ${Math.round(pressure)}\u00a0Pa`,
      )
      await figures(page).getByText(label('Totéž jako tabulka')).click()
      await figures(page)
        .getByRole('rowheader', {
          name: inMarket({ cs: `${point} (tady pracují spolu)`, sk: `${point} (tu pracujú spolu)` }),
        })
        .waitFor()
      await expect(figures(page).locator('svg .curve-point')).toHaveCount(1)
      // the noise of the catalogue is that from three metres
      await expect(rows(page).filter({ hasText: /^z 3\sm/ })).toContainText(`${factOf(product, at, 'noise')}\u00a0dB`)
      await expect(figures(page).getByRole('button')).toHaveCount(0)
      const energyPrice = inMarket({ cs: 6.5, sk: 0.2 })
      const yearly = Math.round((factOf(product, at, 'input') / 1000) * 24 * 365 * energyPrice)
      const costs = page.getByRole('table', { name: label('Kolik stojí provoz za rok') })
      const costText = (
        await costs
          .getByRole('row')
          .filter({ hasText: /^24\sh/ })
          .innerText()
      ).replaceAll(/\s/g, '')
      expect(costText).toContain(`${yearly}${inMarket({ cs: 'Kč', sk: '€' })}`)
    }
  })

  test('can be played: one noise at a time, each at its loudness, until it is stopped', async () => {
    const { slug } = await fan()
    const { page, complaints } = await enter()
    const files: string[] = []
    page.on('request', (request) => files.push(request.url()))
    await recordSounds(page)
    await open(page, `/produkt/${slug}`)
    await hydratePart(page, '.figures')
    const isSound = (url: string) => /\/sound-[^/]*\.js/.test(url)
    expect(files.filter(isSound)).toEqual([])
    const near = figures(page).getByRole('button', { name: /z 1\sm/ })
    const speech = figures(page).getByRole('button', { name: /hovor/ })
    await near.click()
    await expect(near).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(async () => (await soundsOf(page)).playing).toBe(1)
    expect(files.filter(isSound)).toHaveLength(1)
    await speech.click()
    await expect(near).toHaveAttribute('aria-pressed', 'false')
    await expect(speech).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(async () => (await soundsOf(page)).gains.length).toBe(2)
    const { gains, playing } = await soundsOf(page)
    expect(playing).toBe(1)
    const decibels = Number(
      /\d+/.exec(
        await rows(page)
          .filter({ hasText: /^z 1\sm/ })
          .locator('b')
          .innerText(),
      )?.[0],
    )
    expect(20 * Math.log10((gains[1] ?? 0) / (gains[0] ?? 0))).toBeCloseTo(60 - decibels, 5)
    await speech.click()
    await expect(speech).toHaveAttribute('aria-pressed', 'false')
    expect((await soundsOf(page)).playing).toBe(0)
    expect(complaints).toEqual([])
  })

  test('have no axe findings and fit a phone', async () => {
    const { slug } = await fan()
    const { page, context } = await enter({ viewport: phone })
    await recordViolations(context)
    await open(page, `/produkt/${slug}`)
    await hydratePart(page, '.figures')
    await figures(page).getByText(label('Totéž jako tabulka')).click()
    expect(await faultsOf(page)).toEqual([])
    for (const button of await figures(page).getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })

  test('are not shown for products without airflow', async () => {
    const { product } = await pickProduct(sandboxUrl, { category: 'mrizky-a-ventily' })
    const { page } = await enter({ scripts: false })
    await page.goto(`/produkt/${product.slug}`)
    await page.locator('.product-params').waitFor()
    await expect(figures(page)).toHaveCount(0)
  })
})
