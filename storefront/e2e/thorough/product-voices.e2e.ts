import type { Page } from '@playwright/test'
import { getReviews } from '@vanek/sdk/reviews'
import sharp from 'sharp'
import { unwrap } from '@vanek/sdk'
import { anchors } from '#market/anchors'
import { expect, test } from '../support/test.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { findProduct } from '../support/find-product.ts'
import { hydratePart, open } from '../support/hydrated.ts'
import { inMarket } from '../support/market.ts'
import { mailsTo, sandboxShop } from '../support/sandbox.ts'
import { visitors } from '../support/visitors.ts'
import { label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors({ pictures: true })

const photo = async (name: string, background: string) => ({
  ...{ name, mimeType: 'image/jpeg' },
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})
const heic = { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic') }
const unreadable = `IMG_0001.HEIC: ${label('Fotku ve formátu HEIC neumíme přečíst.')}`
const loaded = (page: Page) =>
  page.waitForFunction((reviews) => {
    const photos = [...document.querySelectorAll<HTMLImageElement>(`#${reviews} .photo-strip img`)]
    photos[0]?.scrollIntoView()
    return photos.length > 0 && photos.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
  }, anchors.reviews)
const reviewed = () => findProduct(sandboxUrl, ({ reviewCount }) => reviewCount > 7)

/** A product of the seed with a photo in one of its reviews. */
async function photographed() {
  const shop = sandboxShop(sandboxUrl)
  let tries = 0
  for (let at = 0; tries < 60; at += 1, tries += 1) {
    let seen = 0
    const product = await findProduct(sandboxUrl, ({ reviewCount, images }) => {
      const fits = reviewCount > 2 && images.some(({ path }) => path.endsWith('-s.png'))
      seen += fits ? 1 : 0
      return fits && seen > at
    })
    const { meta } = unwrap(await getReviews(shop, { productId: product.id }))
    if ((meta.withPhotos ?? 0) > 0) return product
  }
  throw new Error('No review of the seed has a photo')
}

async function fill(page: Page, text: string) {
  const form = page.locator('.review-form')
  await form.getByLabel(label('Jméno')).fill('Jana')
  await form.getByLabel(label('Co byste o výrobku řekli dalším')).fill(text)
  await form.getByRole('radio', { name: label('5 hvězdiček') }).check({ force: true })
  return form
}

test.describe('photos in reviews', () => {
  test('C7.54 B9.46 are chosen, removed, sent, and shown as a strip and in the lightbox', async () => {
    const { slug } = await reviewed()
    const { page, context, complaints } = await enter()
    await recordViolations(context)
    await open(page, `/produkt/${slug}`)
    await page.getByText(label('Napsat hodnocení')).click()
    await hydratePart(page, '.review-form')
    const form = await fill(page, 'Drží a táhne, přikládám fotky.')
    const files = form.getByLabel(/^Fotky výrobku u vás/)
    await files.setInputFiles([await photo('modra.jpg', 'blue'), heic, await photo('cervena.jpg', 'red')])
    await form.getByText(unreadable).waitFor()
    await expect(form.locator('.photo-name')).toHaveText(['modra.jpg', 'cervena.jpg'])
    await files.setInputFiles([{ name: 'navic.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') }])
    await form.getByText(label('Tuto fotku se nepodařilo přečíst.')).waitFor()
    await form.getByRole('button', { name: label('Odebrat fotku navic.jpg') }).click()
    await expect(form.locator('.photo-preview img')).toHaveCount(2)
    expect(await faultsOf(page)).toEqual([])
    await form.getByRole('button', { name: label('Odeslat hodnocení') }).click()
    await page.getByText(label('Děkujeme, vaši recenzi jsme přidali')).waitFor()
    const first = page.locator('.review-list > li').first()
    await expect(first.locator('.photo-strip li')).toHaveCount(2)
    await loaded(page)
    await first.getByRole('link', { name: label('Zvětšit fotku 2, autor Jana') }).click()
    const dialog = page.getByRole('dialog', { name: label('Fotky, autor Jana') })
    await dialog.getByText('2 / 2').waitFor()
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: /^S fotkami \(/ }).click()
    await expect(page.getByRole('link', { name: /^S fotkami \(/ })).toHaveAttribute('aria-current', 'true')
    const shown = page.locator('.review-list > li')
    await expect(shown.first().locator('.photo-strip')).toBeVisible()
    await expect(shown.filter({ hasNot: page.locator('.photo-strip') })).toHaveCount(0)
    expect(complaints).toEqual([])
  })

  test('C7.54 are sent without scripts too; an invalid file keeps the typed input', async () => {
    const { slug } = await reviewed()
    const { page } = await enter({ scripts: false })
    await page.goto(`/produkt/${slug}`)
    await page.getByText(label('Napsat hodnocení')).click()
    let form = await fill(page, 'Bez skriptů a s fotkou.')
    await form.locator('input[type=file]').setInputFiles([heic])
    await form.getByRole('button', { name: label('Odeslat hodnocení') }).click()
    form = page.locator('.review-form')
    await expect(form).toContainText(unreadable)
    await expect(form).toContainText(label('přidejte je prosím znovu'))
    expect(await form.getByLabel(label('Co byste o výrobku řekli dalším')).inputValue()).toBe('Bez skriptů a s fotkou.')
    expect(await form.getByRole('radio', { name: label('5 hvězdiček') }).isChecked()).toBe(true)
    await form.locator('input[type=file]').setInputFiles([await photo('modra.jpg', 'blue')])
    await form.getByRole('button', { name: label('Odeslat hodnocení') }).click()
    await page.getByText(label('Děkujeme, vaši recenzi jsme přidali')).waitFor()
    const link = page
      .locator('.review-list > li')
      .first()
      .getByRole('link', { name: inMarket({ cs: /^Zvětšit fotku 1/, sk: /^Zväčšiť fotku 1/ }) })
    const picture = await page.request.get((await link.getAttribute('href')) ?? '')
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/webp'])
  })

  test('C7.55 in the seed are found by their filter, without scripts', async () => {
    const { slug } = await photographed()
    const { page } = await enter({ scripts: false })
    await page.goto(`/produkt/${slug}`)
    await page.getByRole('link', { name: /^S fotkami \(/ }).click()
    await page.waitForURL(/reviews_photos=1/)
    const shown = page.locator('.review-list > li')
    await expect(shown.first().locator('.photo-strip img').first()).toBeVisible()
    await expect(shown.filter({ hasNot: page.locator('.photo-strip') })).toHaveCount(0)
  })
})

test.describe('a question about a product', () => {
  for (const scripts of [true, false]) {
    test(`C7.56 is asked on the page, keeps its input, and is confirmed there (scripts: ${scripts})`, async () => {
      const { slug, name } = await reviewed()
      const { page } = await enter({ scripts })
      await (scripts ? open(page, `/produkt/${slug}`) : page.goto(`/produkt/${slug}`))
      await page.locator('summary', { hasText: label('Zeptejte se na výrobek') }).click()
      if (scripts) await hydratePart(page, '.question-form')
      const form = page.locator('.question-form')
      const email = `dotaz-${scripts}-${Date.now()}@example.test`
      await form.getByLabel(label('Co chcete o výrobku vědět')).fill('Dá se umýt ve vodě?')
      await form.getByLabel('E-mail').fill('jana@')
      await form.getByRole('button', { name: label('Odeslat dotaz') }).click()
      await form.getByText(label('E-mail není ve správném formátu')).waitFor()
      expect(await form.getByLabel(label('Co chcete o výrobku vědět')).inputValue()).toBe('Dá se umýt ve vodě?')
      await form.getByLabel(label('Jméno')).fill('Jana')
      await form.getByLabel('E-mail').fill(email)
      await form.getByRole('button', { name: label('Odeslat dotaz') }).click()
      await page.getByText(label('Děkujeme, dotaz k nám dorazil.')).waitFor()
      expect(new URL(page.url()).pathname).toBe(`/produkt/${slug}`)
      const [receipt] = await mailsTo(sandboxUrl, email)
      expect(receipt?.subject).toContain(name)
    })
  }
})
