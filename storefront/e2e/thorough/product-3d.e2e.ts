import type { Page } from '@playwright/test'
import { findProduct } from '../support/find-product.ts'
import { open } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'
import { visitors } from '../support/visitors.ts'
import { label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors({ pictures: true })

/** A product whose first shown variant has a model. */
const turnable = () =>
  findProduct(sandboxUrl, ({ variants, defaultVariantId }) =>
    variants.some(({ id, model3d, availability }) => id === defaultVariantId && !!model3d && availability.isAvailable),
  )
const button = (page: Page) => page.getByRole('button', { name: label('Otočit ve 3D') })
const dialog = (page: Page) => page.getByRole('dialog')
const screenshot = async (page: Page) => (await dialog(page).locator('.turn').screenshot()).toString('base64')

/** Until the model is drawn and stands still. */
async function shown(page: Page): Promise<void> {
  await expect(dialog(page).getByRole('status')).toBeEmpty()
  await expect(async () => {
    const before = await screenshot(page)
    await page.waitForTimeout(200)
    expect(await screenshot(page)).toBe(before)
  }).toPass()
}

test.describe('a product in 3D', () => {
  test('loads on request, is turned by keys and buttons, and restores the focus', async () => {
    const product = await turnable()
    const { page } = await enter()
    const models: string[] = []
    page.on('request', (request) => request.url().endsWith('.glb') && models.push(request.url()))
    await open(page, `/produkt/${product.slug}`)
    await button(page).focus()
    await expect(button(page)).toBeVisible()
    expect(models).toEqual([])
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('img', { name: label(`Model ve 3D: ${product.name}`) })).toBeVisible()
    await shown(page)
    expect(models).toHaveLength(1)
    const first = await screenshot(page)
    await page.keyboard.press('ArrowRight')
    await shown(page)
    const turned = await screenshot(page)
    expect(turned).not.toBe(first)
    await page.keyboard.press('ArrowLeft')
    await shown(page)
    expect(await screenshot(page)).toBe(first)
    await dialog(page)
      .getByRole('button', { name: label('Přiblížit') })
      .click()
    await shown(page)
    expect(await screenshot(page)).not.toBe(first)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()
  })

  test('is turned by touch', async () => {
    const product = await turnable()
    const { page } = await enter({ viewport: { width: 390, height: 844 }, touch: true })
    await open(page, `/produkt/${product.slug}`)
    await button(page).tap()
    await shown(page)
    const first = await screenshot(page)
    const box = await dialog(page).locator('canvas').boundingBox()
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dx = 0) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: x + dx, y }] })
    await touch('touchStart')
    for (const dx of [15, 30, 45, 60]) await touch('touchMove', dx)
    await touch('touchEnd')
    await shown(page)
    expect(await screenshot(page)).not.toBe(first)
  })

  test('shows a failed load of the model, and retries', async () => {
    const product = await turnable()
    const { page } = await enter()
    await page.route('**/*.glb', (route) => route.abort(), { times: 1 })
    await open(page, `/produkt/${product.slug}`)
    await button(page).click()
    await expect(dialog(page).getByText(label('Model se nepodařilo načíst.'))).toBeVisible()
    await dialog(page)
      .getByRole('button', { name: label('Zkusit znovu') })
      .click()
    await shown(page)
    await expect(dialog(page).getByText(label('Model se nepodařilo načíst.'))).toHaveCount(0)
  })

  test('is not offered without scripts, or for a product without a model', async () => {
    const product = await turnable()
    const { page } = await enter({ scripts: false })
    await page.goto(`/produkt/${product.slug}`)
    await expect(page.getByText(label('Otočit ve 3D'))).toBeHidden()
    const plain = await findProduct(sandboxUrl, ({ variants }) => variants.every(({ model3d }) => !model3d))
    await page.goto(`/produkt/${plain.slug}`)
    await expect(page.getByText(label('Otočit ve 3D'))).toHaveCount(0)
  })
})
