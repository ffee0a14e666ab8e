import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addFrom, buyButton, fillCart } from './support/buying.ts'
import { pickProduct } from './support/catalogue.ts'
import { hydrated, open } from './support/hydrated.ts'
import { cartLink } from './support/texts.ts'
import { useVisitors } from './support/visitors.ts'

const { enter, sandboxUrl } = useVisitors()

async function signIn(page: Page): Promise<void> {
  await open(page, '/prihlasit')
  const main = page.getByRole('main')
  await main.getByLabel('E-mail').fill('jana@vanek.test')
  await main.getByLabel('Heslo').fill('vetrak-2026')
  await main.getByRole('button', { name: 'Přihlásit se' }).click()
  await page.waitForURL((url) => url.pathname !== '/prihlasit')
}

/** The bytes of the public pages as this visitor gets them; none of them may bring a cookie. */
async function publicBytes({ request }: Page, paths: readonly string[]): Promise<string[]> {
  const bodies: string[] = []
  for (const path of paths) {
    const answer = await request.get(path)
    expect(answer.headers()['set-cookie']).toBeUndefined()
    bodies.push(await answer.text())
  }
  return bodies
}

describe('public pages', () => {
  it('are the same bytes for everybody who sees the same prices', async () => {
    const pick = await pickProduct(sandboxUrl)
    const paths = ['/', '/domaci-ventilatory', `/produkt/${pick.product.slug}`]
    const [first, shopper, customer, customerToo] = [await enter(), await enter(), await enter(), await enter()]
    await fillCart(shopper.page, pick)
    await signIn(customer.page)
    await signIn(customerToo.page)
    await fillCart(customerToo.page, pick)

    const guests = await publicBytes(first.page, paths)
    expect(await publicBytes(shopper.page, paths)).toEqual(guests)
    const customers = await publicBytes(customer.page, paths)
    expect(await publicBytes(customerToo.page, paths)).toEqual(customers)
    expect(customers.join()).not.toMatch(/Jana|Horáčková|jana@/)
  })

  it('get the number of pieces after the first paint', async () => {
    const { page } = await enter()
    await fillCart(page, await pickProduct(sandboxUrl))
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/v1/cart', async (route) => {
      await held
      await route.continue()
    })
    await open(page, '/')
    expect(await cartLink(page).innerText()).not.toMatch(/\d/)
    const before = await cartLink(page).boundingBox()
    release()
    await cartLink(page).filter({ hasText: '1 kus' }).waitFor()
    expect(await cartLink(page).boundingBox()).toEqual(before)
  })

  it('follow what another tab puts into the cart', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const { page, context } = await enter()
    const other = await context.newPage()
    await open(other, '/')
    await addFrom(page, product.slug)
    await cartLink(other).filter({ hasText: '1 kus' }).waitFor()
    await buyButton(page).click()
    await cartLink(other).filter({ hasText: '2 kusy' }).waitFor()
    await open(other, '/kosik')
    await hydrated(other)
    expect(await other.getByRole('spinbutton').inputValue()).toBe('2')
  })
})
