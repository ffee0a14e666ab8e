import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { chooseMethods, fillCart, leaveCart } from './support/buying.ts'
import { pickProduct } from './support/catalogue.ts'
import { open } from './support/hydrated.ts'
import { visitors } from './support/visitors.ts'
import { pathOf } from './support/paths.ts'
import { label } from './support/words.ts'

const { enter, sandboxUrl } = visitors()

const cart = '/kosik'
const methods = '/kosik/doprava-a-platba'
const details = pathOf('/kosik/dodaci-udaje')
const placed = pathOf('/kosik/dokonceni')

/** The path after the redirects of a page. */
async function redirectedPath(page: Page, path: string): Promise<string> {
  await page.goto(path)
  return new URL(page.url()).pathname
}

const currentStep = (page: Page) =>
  page.getByRole('navigation', { name: 'Kroky objednávky' }).locator('[aria-current="step"]').innerText()

test.describe('the way through the checkout', () => {
  test('C2.32 redirects from the finished page to the cart when no order was placed', async () => {
    const { page } = await enter()
    expect(await redirectedPath(page, placed)).toBe(cart)
  })

  test('C2.23 redirects to the cart while it is empty', async () => {
    const { page } = await enter()
    expect(await redirectedPath(page, methods)).toBe(cart)
    expect(await redirectedPath(page, details)).toBe(cart)
  })

  test('C2.23 has the steps cart, methods, details; none can be skipped, and each leads back', async () => {
    const { page } = await enter()
    await fillCart(page, await pickProduct(sandboxUrl))
    expect(await redirectedPath(page, details)).toBe(methods)

    await open(page, cart)
    expect(await currentStep(page)).toBe('Košík')
    await leaveCart(page)
    await page.getByRole('heading', { level: 1, name: 'Doprava a platba' }).waitFor()
    expect(await currentStep(page)).toBe('Doprava a platba')
    await chooseMethods(page)
    await page.getByRole('heading', { level: 1, name: label('Dodací údaje') }).waitFor()
    expect(await currentStep(page)).toBe(label('Dodací údaje'))
    expect(await redirectedPath(page, placed)).toBe(cart)

    await open(page, details)
    const steps = page.getByRole('navigation', { name: 'Kroky objednávky' })
    await steps.getByRole('link', { name: 'Doprava a platba' }).click()
    await page.waitForURL(`**${methods}`)
    expect(await page.getByRole('radio', { name: label('Kurýrem na adresu') }).isChecked()).toBe(true)
    await steps.getByRole('link', { name: 'Košík' }).click()
    await page.getByRole('heading', { level: 1, name: 'Košík' }).waitFor()
  })
})
