import { expect, test } from '../support/test.ts'
import { goodsBetween, addToCart } from '../support/goods.ts'
import { open } from '../support/hydrated.ts'
import { cartLink } from '../support/texts.ts'
import { visitors } from '../support/visitors.ts'
import { label } from '../support/words.ts'
import { inMarket } from '../support/market.ts'
import { pathOf } from '../support/paths.ts'

const home = pathOf('/domaci-ventilatory')
const { enter, sandboxUrl, shopUrl } = visitors()

const emptyHeading = label('Košík zatím zeje prázdnotou')

test.describe('a cart that changes in another tab', () => {
  test('is updated from the other tab, and is empty when its token is invalid', async () => {
    const [goods] = await goodsBetween(sandboxUrl, 300, 3000, 1)
    if (!goods) throw new Error('There are no goods')
    const { page, context } = await enter()
    await addToCart(page, goods)
    await open(page, '/kosik')
    const other = await context.newPage()
    await open(other, '/kosik')
    await other.getByRole('button', { name: inMarket({ cs: /^Přidat/, sk: /^Pridať/ }) }).click()
    await cartLink(page).filter({ hasText: ': 2' }).waitFor()
    expect(await page.getByRole('spinbutton').inputValue()).toBe('2')
    await other.getByRole('button', { name: inMarket({ cs: /^Odebrat/, sk: /^Odobrať/ }) }).click()
    await page.getByRole('heading', { name: emptyHeading }).waitFor()
    await other.close()

    const [cookie] = (await context.cookies()).filter(({ name }) => name.includes('cart') && !name.includes('said'))
    if (!cookie) throw new Error('There is no cookie of the cart')
    await context.addCookies([{ ...cookie, value: 'dead' }])
    await open(page, '/kosik')
    await page.getByRole('heading', { name: emptyHeading }).waitFor()
    await addToCart(page, goods)
    await page.goto('/kosik')
    expect(await page.locator('.lines > .line').count()).toBe(1)
  })

  test('C2.31 adds the product of the URL once and removes the parameter, on a cached page and not again on reload or Back', async () => {
    const [goods] = await goodsBetween(sandboxUrl, 300, 3000, 1)
    if (!goods) throw new Error('There are no goods')
    const { page, complaints } = await enter()
    await page.goto(`${home}?page=2&addToCart=${goods.variantId}`)
    await page.getByText(label('Produkty byly vloženy do košíku')).waitFor()
    await page.waitForURL(`${shopUrl}${home}?page=2`)
    await cartLink(page).filter({ hasText: ': 1' }).waitFor()
    await page.reload()
    await cartLink(page).filter({ hasText: ': 1' }).waitFor()
    await page.goto('/kontakt')
    await page.goBack()
    await cartLink(page).filter({ hasText: ': 1' }).waitFor()
    await page.goto('/kosik')
    expect(await page.getByRole('spinbutton').inputValue()).toBe('1')
    expect(complaints).toEqual([])

    for (const unknown of ['999999999', 'abc', '']) {
      await page.goto(`/?addToCart=${unknown}`)
      await page.locator('.notices .is-danger').waitFor()
      await page.waitForURL(`${shopUrl}/`)
    }
  })

  test('C5.43 leads to a product whose variant has to be chosen, and adds nothing', async () => {
    const { page } = await enter()
    await page.goto('/?addToCart=1029')
    await page
      .locator('.notices', { hasText: inMarket({ cs: 'Prosím vyberte variantu', sk: 'Vyberte, prosím, variant' }) })
      .waitFor()
    await page.waitForURL(/cfd-12-m5$/)
    await page.goto('/kosik')
    expect(await page.locator('.lines > .line').count()).toBe(0)
  })
})
