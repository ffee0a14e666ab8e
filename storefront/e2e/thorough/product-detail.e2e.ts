import { expect, test } from '../support/test.ts'
import { findProduct, setStock } from '../support/find-product.ts'
import { hydratePart, open } from '../support/hydrated.ts'
import { collapseSpaces, setPriceDisplay, formatted } from '../support/price-labels.ts'
import { visitors } from '../support/visitors.ts'
import { inMarket } from '../support/market.ts'
import { label } from '../support/words.ts'

const { enter, sandboxUrl, shopUrl } = visitors({ pictures: true })

const path = (slug: string) => `/produkt/${slug}`

/** A product with two properties to choose from, with all variants available. */
const twoPropertyProduct = () =>
  findProduct(
    sandboxUrl,
    ({ variants }) =>
      variants.length > 4 &&
      new Set(variants.flatMap(({ parameters }) => parameters.map(({ code }) => code))).size > 1 &&
      variants.every(({ availability }) => availability.isAvailable),
  )

test.describe('the variants of a product', () => {
  test('B2.15 B6.12 are chosen by their properties, and the URL contains all but the default one', async () => {
    const product = await twoPropertyProduct()
    const { page } = await enter()
    await open(page, path(product.slug))
    const choices = page.locator('.product-side .variant')
    const other = choices.and(page.locator(':not([aria-current])')).first()
    const value = ((await other.textContent()) ?? '').trim()
    await other.click()
    await page.waitForURL(/variant_id=\d+/)
    const chosen = product.variants.find(({ id }) => id === Number(new URL(page.url()).searchParams.get('variant_id')))
    expect(chosen?.parameters.map((parameter) => parameter.value)).toContain(value)
    await page.getByText(`Kód ${chosen?.catalogCode ?? ''}`).waitFor()
    await choices.and(page.locator(':not([aria-current])')).first().click()
    await page.waitForURL((url) => url.searchParams.get('variant_id') !== String(chosen?.id))
    expect(new URL(page.url()).searchParams.get('variant_id')).not.toBe(String(product.defaultVariantId))
  })

  test('B4.01 B4.02 start with the one in the URL, else with the default one, without scripts too', async () => {
    const product = await twoPropertyProduct()
    const other = product.variants.find(({ id }) => id !== product.defaultVariantId)
    const first = product.variants.find(({ id }) => id === product.defaultVariantId)
    const { page } = await enter({ scripts: false })
    await page.goto(path(product.slug))
    expect(await page.locator('.product-side').textContent()).toContain(`Kód ${first?.catalogCode ?? ''}`)
    await page.goto(`${path(product.slug)}?variant_id=${other?.id ?? 0}`)
    expect(await page.locator('.product-side').textContent()).toContain(`Kód ${other?.catalogCode ?? ''}`)
  })

  test('B4.03 B4.05 start with an available one when the default one is sold out, which can still be chosen', async () => {
    const product = await findProduct(
      sandboxUrl,
      ({ variants, discounts, gifts }) =>
        variants.length === 3 &&
        discounts.length + gifts.length === 0 &&
        variants.every(({ availability }) => (availability.stock ?? 0) > 0),
    )
    const sold = product.variants.find(({ id }) => id === product.defaultVariantId)
    await setStock(sandboxUrl, product.defaultVariantId, 0)
    const { page } = await enter()
    const side = page.locator('.product-side')
    // the page may be cached from before
    await expect(async () => {
      await open(page, path(product.slug))
      expect(await side.textContent()).not.toContain(`Kód ${sold?.catalogCode ?? ''}`)
    }).toPass()
    expect(await page.locator('#koupit').isEnabled()).toBe(true)
    await hydratePart(page, '.product-side .variant')
    await side.locator('.variant[data-sold-out]').first().click()
    await side.locator('.buy').getByText(label('Není skladem')).waitFor()
    expect(await page.locator('#koupit').count()).toBe(0)
    await side.getByLabel(label('Dáme vám vědět, až bude skladem')).waitFor()
    await setStock(sandboxUrl, product.defaultVariantId, sold?.availability.stock ?? 1)
  })

  test('B9.24 are listed, four at first and the rest on demand', async () => {
    const product = await twoPropertyProduct()
    const { page } = await enter({ scripts: false })
    await page.goto(path(product.slug))
    const rows = page.locator('.variant-row')
    expect(await rows.filter({ visible: true }).count()).toBe(4)
    await page.getByText(inMarket({ cs: 'Další varianty', sk: 'Ďalšie varianty' })).click()
    expect(await rows.filter({ visible: true }).count()).toBe(product.variants.length)
  })

  test('B9.24 are all on paper, and no separator stands before a link that is not', async () => {
    const product = await twoPropertyProduct()
    const { page } = await enter({ scripts: false })
    await page.goto(path(product.slug))
    const values = page.locator('.product-params dd, .product-params td')
    const printed = async () => (await values.allInnerTexts()).map((text) => text.trim())
    expect((await printed()).join()).toContain(' · ')
    await page.emulateMedia({ media: 'print' })
    expect((await printed()).filter((text) => text.endsWith('·'))).toEqual([])
    const rows = page.locator('.variant-row')
    expect(await rows.filter({ visible: true }).count()).toBe(product.variants.length)
  })

  test('B4.04 show their availability by text and colour', async () => {
    const product = await findProduct(sandboxUrl, ({ availability }) => availability.availability.color === 'green')
    const { page } = await enter({ scripts: false })
    await page.goto(path(product.slug))
    const state = page.locator('.buy-state .state')
    expect(await state.getAttribute('class')).toContain('is-green')
    expect(await state.textContent()).toMatch(inMarket({ cs: /^Skladem/, sk: /^Skladom/ }))
  })
})

test.describe('the pictures of a product', () => {
  test('B9.46 B9.47 have the style of details, sized for their box, with thumbnails', async () => {
    const product = await findProduct(sandboxUrl, ({ images }) => images.length > 1)
    const { page } = await enter()
    await open(page, path(product.slug))
    const large = page.locator('.gallery-strip img').first()
    expect(await large.getAttribute('src')).toContain('/image/style-w300-h400/')
    expect(await page.locator('.gallery-thumbs img').first().getAttribute('src')).toContain('/image/style-w56-h56/')
    await large.evaluate((image: HTMLImageElement) => image.decode())
    const [shown, loaded] = await large.evaluate((image: HTMLImageElement) => [image.clientWidth, image.naturalWidth])
    expect(loaded).toBeGreaterThan((shown ?? 0) * 0.8)
    expect(loaded).toBeLessThan((shown ?? 0) * 2)
  })

  test('have a scene in second place, which fills its frame', async () => {
    const product = await findProduct(sandboxUrl, ({ images }) => images.some(({ width, height }) => width !== height))
    const { page } = await enter()
    await open(page, path(product.slug))
    const [first, scene] = [page.locator('.gallery-strip img').first(), page.locator('.gallery-strip img').nth(1)]
    const shown = (image: HTMLImageElement) => {
      const { padding, objectFit } = getComputedStyle(image)
      return { padding, objectFit, isWhole: image.clientHeight === image.closest('a')?.clientHeight }
    }
    expect(await scene.evaluate(shown)).toEqual({ padding: '0px', objectFit: 'cover', isWhole: true })
    expect((await first.evaluate(shown)).objectFit).toBe('contain')
    // sized by its height, since its sides are cropped
    await scene.scrollIntoViewIfNeeded()
    await scene.evaluate((image: HTMLImageElement) => image.decode())
    const [high, loaded] = await scene.evaluate((image: HTMLImageElement) => [image.clientHeight, image.naturalHeight])
    expect(loaded).toBeGreaterThan((high ?? 0) * 0.8)
  })

  test('B2.15 show the chosen colour or size', async () => {
    const product = await findProduct(sandboxUrl, ({ variants }) => {
      const shown = variants.map(({ images }) => images[0]?.path)
      return variants.length > 1 && !shown.includes(undefined) && new Set(shown).size === variants.length
    })
    const { page } = await enter()
    const first = page.locator('.gallery-strip img').first()
    const choices = page.locator('.product-side .variant:not([aria-current])')
    await open(page, path(product.slug))
    for (let step = 0; step < 2; step += 1) {
      const before = page.url()
      await choices.nth(step % Math.max(1, await choices.count())).click()
      await page.waitForURL((url) => url.href !== before)
      const id = Number(new URL(page.url()).searchParams.get('variant_id') ?? product.defaultVariantId)
      const chosen = product.variants.find((variant) => variant.id === id)
      await expect(first).toHaveAttribute('src', new RegExp(`/${chosen?.images[0]?.path ?? 'none'}$`))
    }
  })

  test('open large over the page, are browsed by arrow keys and restore the focus', async () => {
    const product = await findProduct(sandboxUrl, ({ images }) => images.length > 1)
    const { page } = await enter()
    await open(page, path(product.slug))
    await page.getByRole('link', { name: label('Zvětšit obrázek 1') }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/^1 \/ /).waitFor()
    await page.keyboard.press('ArrowRight')
    await dialog.getByText(/^2 \/ /).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      label('Zvětšit obrázek 1'),
    )
  })

  test('are links to images without scripts', async () => {
    const { slug } = await findProduct(sandboxUrl, ({ images }) => images.length > 0)
    const { page } = await enter({ scripts: false })
    await page.goto(path(slug))
    await page.getByRole('link', { name: label('Zvětšit obrázek 1') }).click()
    await page.waitForURL(/\/cdn\/image\//)
    expect(await page.locator('img').count()).toBe(1)
  })
})

test.describe('details of a product', () => {
  test('B5.28 B3.11 its parameters have names, and its brand links to the page of the brand', async () => {
    const product = await findProduct(sandboxUrl, ({ parameters, brand }) => parameters.length > 5 && brand !== null)
    const { page } = await enter({ scripts: false })
    await page.goto(path(product.slug))
    const rows = page.locator('.params tr')
    expect(await rows.count()).toBeGreaterThan(3)
    expect(await page.locator('.params').first().textContent()).toMatch(/m³\/h|mm|W/)
    await rows
      .filter({ hasText: label('Značka') })
      .getByRole('link', { name: product.brand?.title ?? '-' })
      .click()
    await page.waitForURL(`**/znacky/${product.brand?.slug ?? ''}`)
  })

  test('B9.22 no branch shows more than five pieces', async () => {
    const product = await findProduct(sandboxUrl, ({ variants: [one] }) =>
      Boolean(one?.warehouses.some(({ stock, virtual, pickup }) => stock > 5 && !virtual && pickup !== false)),
    )
    const { page } = await enter()
    await open(page, path(product.slug))
    await page.getByText(inMarket({ cs: /^K vyzvednutí na/, sk: /^Na vyzdvihnutie v/ })).click()
    const stockTexts = await page.locator('.promises-branches li').allTextContents()
    expect(stockTexts.some((text) => inMarket({ cs: /více než 5/, sk: /viac než 5/ }).test(text))).toBe(true)
    expect(stockTexts.every((text) => Number(/(\d+)\s(?:ks|m)/.exec(text)?.[1]) <= 5)).toBe(true)
  })

  test('B9.25 the next delivery is shown while it is sold out, unless it is too far away', async () => {
    const { page } = await enter({ scripts: false })
    const waiting = (from: number, to: number) =>
      findProduct(sandboxUrl, ({ date_of_storage: dates, variants }) => {
        const days = dates.map(({ date_of_storage: day }) => (Date.parse(day) - Date.now()) / 86_400_000)
        const gone = variants.every(({ availability }) => !availability.isAvailable)
        return gone && days.length > 0 && days.every((one) => one > from && one < to)
      })
    await page.goto(path((await waiting(0, 20)).slug))
    expect(
      await page.getByText(inMarket({ cs: /Dalších \d+\s\S+ čekáme/, sk: /Ďalších \d+\s\S+ čakáme/ })).count(),
    ).toBe(1)
    await page.goto(path((await waiting(21, 400)).slug))
    expect(
      await page.getByText(inMarket({ cs: /Dalších \d+\s\S+ čekáme/, sk: /Ďalších \d+\s\S+ čakáme/ })).count(),
    ).toBe(0)
  })

  test('B9.30 a longer price has a smaller font', async () => {
    const { page } = await enter({ scripts: false })
    const sizeOf = async (fits: (amount: number) => boolean) => {
      const { slug } = await findProduct(sandboxUrl, ({ prices }) => fits(prices.unitWithTax))
      await page.goto(path(slug))
      const now = page.locator('.product-side .price-now').first()
      return now.evaluate((at) => Number.parseFloat(getComputedStyle(at).fontSize))
    }
    const [short, long] = [await sizeOf((amount) => amount < 990), await sizeOf((amount) => amount > 1_100)]
    expect(long).toBeLessThan(short)
  })

  test('B6.13 B3.53 a discount is shown beside the lowest price of 30 days, with VAT before without', async () => {
    const product = await findProduct(
      sandboxUrl,
      ({ prices, variants }) =>
        variants.length === 1 && prices.inDiscount && typeof prices.lowestUnitWithTax === 'number',
    )
    const { page, context } = await enter({ scripts: false })
    await setPriceDisplay(context, 'both', shopUrl)
    await page.goto(path(product.slug))
    const price = page.locator('.product-side .price').first()
    const textOf = async () => collapseSpaces(await price.innerText())
    const { lowestUnitWithTax, lowestUnitWithoutTax } = product.prices
    const [gross, net] = [formatted(lowestUnitWithTax ?? 0), formatted(lowestUnitWithoutTax ?? 0)]
    expect(await textOf()).toContain(`${label('Nejnižší cena za 30 dní před slevou')} ${gross} s DPH (${net} bez DPH)`)
    expect(await textOf()).toContain(`${label('Cena před slevou')} ${gross} s DPH`)
    expect(await textOf()).toMatch(/^(?:od )?[\d ,]+ (?:Kč|€).*bez DPH/)
    await setPriceDisplay(context, 'without', shopUrl)
    await page.reload()
    expect(await textOf()).toContain(`${label('Nejnižší cena za 30 dní před slevou')} ${net} bez DPH`)
    expect(await textOf()).toContain(`${label('Cena před slevou')} ${net} bez DPH`)
    expect(await textOf()).not.toContain('s DPH')
    expect(await price.locator('.price-less').textContent()).toMatch(/^−\d+ %$/)
  })

  test('B7.55 B7.56 links to files work, and a video plays on request', async () => {
    const { slug, files } = await findProduct(
      sandboxUrl,
      ({ videos, files }) => videos.length > 0 && new Set(files.map(({ source }) => source)).size === 2,
    )
    const { page } = await enter()
    await open(page, path(slug))
    for (const { title } of files) {
      const href = await page.getByRole('link', { name: title }).getAttribute('href')
      expect(href).toMatch(/^\/(content\/upload|image\/download)\//)
      expect((await page.request.get(href ?? '')).status()).toBe(200)
    }
    const video = page.locator('video').first()
    expect(await video.evaluate((at: HTMLVideoElement) => [at.preload, at.readyState])).toEqual(['none', 0])
    await video.evaluate(async (at: HTMLVideoElement) => {
      at.muted = true
      await at.play()
    })
    expect(await video.evaluate((at: HTMLVideoElement) => at.videoWidth)).toBeGreaterThan(0)
  })

  test('B3.16 B3.17 B3.18 B3.19 tags follow from its offers', async () => {
    const { page } = await enter({ scripts: false })
    const tagsOf = async (slug: string) => {
      await page.goto(path(slug))
      return page.locator('.product-side .tags li').allTextContents()
    }
    const several = await findProduct(sandboxUrl, ({ discounts }) =>
      discounts.some((one) => one.isNPlusOne && one.active),
    )
    expect(await tagsOf(several.slug)).toContain(several.discounts.find((one) => one.isNPlusOne && one.active)?.name)
    const gone = await findProduct(sandboxUrl, ({ visibility }) => !visibility.saleable)
    expect(await tagsOf(gone.slug)).toContain(label('Neprodejné'))
    const gift = await findProduct(sandboxUrl, ({ gifts }) =>
      gifts.some(({ availability }) => availability.isAvailable),
    )
    expect(await tagsOf(gift.slug)).toContain(label('Dárek zdarma'))
    const free = await findProduct(sandboxUrl, ({ freeShippers }) => freeShippers.length > 0)
    expect(await tagsOf(free.slug)).toContain(label('Doprava zdarma'))
  })

  test('C7.57 selling out while the page is open is shown, and the buy button is disabled', async () => {
    const product = await findProduct(
      sandboxUrl,
      ({ variants }) => variants.length === 1 && (variants[0]?.availability.stock ?? 0) > 3,
    )
    const [variant] = product.variants
    const { page } = await enter()
    await page.goto(path(product.slug))
    await setStock(sandboxUrl, variant?.id ?? 0, 0)
    await page.mouse.move(300, 300)
    await page.getByText(label('poslední kus si před chvílí koupil někdo jiný')).waitFor()
    expect(await page.locator('#koupit').isDisabled()).toBe(true)
    await page.getByLabel(label('Dáme vám vědět, až bude skladem')).waitFor()
    await setStock(sandboxUrl, variant?.id ?? 0, variant?.availability.stock ?? 1)
  })
})
