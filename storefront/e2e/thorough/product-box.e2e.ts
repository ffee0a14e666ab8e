import { unwrap } from '@vanek/sdk'
import { updateUser } from '@vanek/sdk/account'
import { expect, test } from '../support/test.ts'
import { desktop, phone } from '../support/browser.ts'
import { newCustomer } from '../support/account.ts'
import { customerShop } from '../support/customer-shop.ts'
import { findProduct } from '../support/find-product.ts'
import { open } from '../support/hydrated.ts'
import { signIn } from '../support/sign-in.ts'
import { cartLink } from '../support/texts.ts'
import { withOverrides } from '../support/overrides.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { begins, label } from '../support/words.ts'
import { inMarket } from '../support/market.ts'

const { enter, sandboxUrl } = visitors({ pictures: true })
const category = pathOf('/koupelnove-ventilatory')

test.describe('a product in a list', () => {
  test('B9.45 has a picture in the style of boxes, and another one while it is hovered', async () => {
    const { page } = await enter({ scripts: false })
    await page.goto(category)
    const sources = await page
      .locator('.grid .box-picture > picture img')
      .evaluateAll((images) => images.map((at) => at.getAttribute('src')))
    expect(sources.length).toBeGreaterThan(10)
    expect(sources.every((source) => source?.includes('/image/style-w255-h270/'))).toBe(true)
    expect(await page.locator('.grid .box-hover').count()).toBeGreaterThan(0)
    const box = page.locator('.grid .box').filter({ has: page.locator('.box-hover') })
    await box.first().hover()
    const opacity = () =>
      box
        .first()
        .locator('.box-hover')
        .evaluate((at) => getComputedStyle(at).opacity)
    await expect.poll(opacity).toBe('1')
  })

  test('has icons with enough contrast, in light and dark mode', async () => {
    const { page } = await enter({ scripts: false })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(category)
      const contrasts = await page.locator('.grid .box-marks :is(.compare, .heart)').evaluateAll((marks) => {
        const light = (colour: string) => {
          const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
            const share = Number(part) / 255
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
          })
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
        }
        return marks.map((mark) => {
          const sign = light(getComputedStyle(mark.querySelector('.icon') ?? mark).color)
          const disc = light(getComputedStyle(mark, '::before').backgroundColor)
          return Math.max(sign, disc) / Math.min(sign, disc)
        })
      })
      expect(contrasts.length).toBeGreaterThan(20)
      expect(Math.min(...contrasts)).toBeGreaterThan(4)
    }
  })

  test('B9.45 loads the other picture when it is first hovered', async () => {
    const { page } = await enter()
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    await open(page, category)
    await page.waitForLoadState('networkidle')
    const box = page
      .locator('.grid .box')
      .filter({ has: page.locator('.box-hover') })
      .first()
    const [first, second] = await box.locator('.box-picture img').evaluateAll((images) =>
      images.map((at) => {
        const source = at.getAttribute('src') ?? ''
        return source.slice(source.lastIndexOf('/') + 1)
      }),
    )
    const times = (name = '?') => loaded.filter((path) => path.includes(name)).length
    expect([times(first) > 0, times(second)]).toEqual([true, 0])
    const opacity = () => box.locator('.box-hover').evaluate((at) => getComputedStyle(at).opacity)
    await box.hover()
    await expect.poll(opacity).toBe('1')
    expect(times(second)).toBe(1)
    await page.mouse.move(0, 0)
    await expect.poll(opacity).toBe('0')
  })

  test('is added to the cart there, with and without scripts', async () => {
    const { page } = await enter()
    await open(page, category)
    await page
      .getByRole('main')
      .getByRole('button', { name: begins('Do košíku') })
      .first()
      .click()
    await cartLink(page).filter({ hasText: ': 1' }).waitFor()

    const { page: plain } = await enter({ scripts: false })
    await plain.goto(category)
    await plain
      .getByRole('main')
      .getByRole('button', { name: begins('Do košíku') })
      .first()
      .click()
    await plain.waitForURL('**/kosik')
    expect(await plain.getByRole('main').getByRole('spinbutton').count()).toBe(1)
  })

  for (const [device, viewport] of Object.entries({ phone, desktop })) {
    test(`B3.18 B3.19 names its gift and free delivery beside tags of editors on a ${device}`, async () => {
      const product = await findProduct(
        sandboxUrl,
        ({ visibility, gifts, freeShippers, tags }) =>
          visibility.saleable &&
          gifts.some(({ availability }) => availability.isAvailable) &&
          freeShippers.length > 0 &&
          tags.some((tag) => tag.visibility.catalog),
      )
      const { page } = await enter({ viewport, scripts: false })
      await page.goto(`${pathOf('/hledat?q=')}${encodeURIComponent(product.variants[0]!.catalogCode)}`)
      const box = page.getByRole('article').filter({ hasText: product.name }).first()
      const shown = await box.locator('.tags li:visible').allInnerTexts()
      expect(shown).toEqual(expect.arrayContaining([label('Dárek zdarma'), label('Doprava zdarma')]))
      expect(shown.length).toBe(viewport === phone ? 2 : 3)
      expect(
        await box.locator('.box-picture').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ).toBe(0)
    })

    test(`B4.07 B4.08 is added to the comparison and removed, and a dialog shows which happened on a ${device}`, async () => {
      const { page } = await enter({ viewport })
      await open(page, category)
      const compare = page
        .locator('.grid')
        .getByRole('button', { name: begins('Porovnat', 'compare') })
        .first()
      await compare.click()
      const dialog = page.getByRole('dialog')
      const message = dialog.getByText(label('Produkt jsme přidali do porovnání'))
      await message.waitFor()
      // not only for screen readers
      expect((await message.boundingBox())?.width).toBeGreaterThan(90)
      const heightOf = async () => (await dialog.boundingBox())?.height ?? 0
      const height = await heightOf()
      await message.waitFor({ state: 'detached' })
      // and it covers no more of the page than the list
      expect(height).toBe(await heightOf())
      expect(await compare.getAttribute('aria-pressed')).toBe('true')
      await compare.click()
      await dialog.getByText(label('Produkt jsme z porovnání odebrali')).waitFor()
      expect(await compare.getAttribute('aria-pressed')).toBe('false')
    })
  }

  test('B4.14 B4.15 C9.19 offers a company amounts of its variants, adds them together and is reset', async () => {
    // off in the Slovak seed
    await withOverrides(sandboxUrl, { settings: { functions: { batch_variant_add: true } } }, async (baseURL) => {
      const { page } = await enter({ baseURL })
      await page.goto(category)
      expect(await page.getByRole('link', { name: begins('Vybrat více variant') }).count()).toBe(0)
      const customer = await newCustomer(sandboxUrl)
      await signIn(page, customer)
      await open(page, category)
      await page
        .getByRole('link', { name: begins('Vybrat variantu') })
        .first()
        .waitFor()
      expect(await page.getByRole('link', { name: begins('Vybrat více variant') }).count()).toBe(0)
      // a company is recognized by its profile, not by its price list
      const business = {
        business_name: 'Vzduch a montáže',
        TIN: '12345679',
        VATIN: inMarket({ cs: 'CZ12345679', sk: '2020123457' }),
      }
      unwrap(await updateUser(await customerShop(sandboxUrl, customer), { business }))
      await open(page, category)
      await page
        .getByRole('link', { name: begins('Vybrat více variant') })
        .first()
        .click()
      const rows = page.locator('.batch').getByRole('spinbutton')
      await rows.nth(1).waitFor()
      // the zero is replaced
      await rows.nth(0).click()
      await page.keyboard.type('2')
      await rows.nth(1).click()
      await page.keyboard.type('1')
      await rows.nth(1).blur()
      const added: number[] = []
      page.on('request', (request) => {
        if (!request.url().endsWith('/api/v1/cart/items')) return
        added.push((request.postDataJSON() as { amount: number }).amount)
      })
      const add = page.locator('.batch').getByRole('button', { name: begins('Do košíku') })
      await add.click()
      await page.locator('.notices').getByText(label('Produkty byly vloženy do košíku')).first().waitFor()
      expect(new Set(added)).toEqual(new Set([1, 2]))
      const named = page.getByRole('complementary', { name: label('Přidáno do košíku') }).locator('.added-line p')
      expect(await named.innerText()).toMatch(/^2 ks .+,\n1 ks .+$/)
      await expect.poll(() => rows.nth(0).inputValue()).toBe('0')
      await expect.poll(() => rows.nth(1).inputValue()).toBe('0')
    })
  })
})
