import { anchors } from '#market/anchors'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { phone } from '../support/browser.ts'
import { findProduct } from '../support/find-product.ts'
import { hydratePart, open } from '../support/hydrated.ts'
import { visitors } from '../support/visitors.ts'
import { label } from '../support/words.ts'
import { inMarket } from '../support/market.ts'

const { enter, sandboxUrl } = visitors()

const reviews = `#${anchors.reviews}`
const path = (slug: string) => `/produkt/${slug}`
const reviewed = () => findProduct(sandboxUrl, ({ reviewCount }) => reviewCount > 7)

test.describe('the reviews of a product', () => {
  test('C9.05 C9.06 C9.07 B3.10 are five at first, with up to five stars and a decimal', async () => {
    const { slug, rating } = await reviewed()
    const { page } = await enter({ scripts: false })
    await page.goto(path(slug))
    const section = page.locator(reviews)
    expect(await section.locator('.review-list > li').count()).toBe(5)
    expect(await section.locator('.reviews-sum dl > div').count()).toBe(5)
    const stars = ((rating ?? 0) / 20).toFixed(1).replace('.', ',')
    expect(await section.locator('.reviews-average').textContent()).toContain(stars)
    expect(await section.locator('input[name=stars]').count()).toBe(5)
  })

  test('C7.55 C3.45 are extended and sorted in place', async () => {
    const { slug } = await reviewed()
    const { page } = await enter()
    await open(page, path(slug))
    const list = page.locator(`${reviews} .review-list > li`)
    await hydratePart(page, reviews)
    await page
      .getByRole('link', { name: inMarket({ cs: /^Načíst (další|dalších)/, sk: /^Načítať (ďalšie|ďalších)/ }) })
      .click()
    await list.nth(5).waitFor()
    // one sentence is announced, not all reviews again
    await page
      .locator(`${reviews} output`)
      .getByText(/^Zobrazujeme \d+ recenz\S+ z \d+$/)
      .waitFor({ state: 'attached' })
    expect(await page.locator('[aria-live]').locator('.review-list').count()).toBe(0)
    const request = page.waitForRequest(/reviews\?.*sort=rating/)
    await page.getByRole('link', { name: label('Nejhorší') }).click()
    const { searchParams } = new URL((await request).url())
    expect(Object.fromEntries(searchParams)).toMatchObject({ page: '1', perPage: '5', sortDirection: 'asc' })
    await list.nth(5).waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe(path(slug))
  })

  for (const scripts of [true, false]) {
    test(`C7.55 can be filtered by stars (scripts: ${scripts})`, async () => {
      const { slug } = await reviewed()
      const { page } = await enter({ scripts })
      await (scripts ? open(page, path(slug)) : page.goto(path(slug)))
      if (scripts) await hydratePart(page, reviews)
      const lines = page.locator('.reviews-sum dl > div')
      const line = lines.filter({ has: page.getByRole('link') }).last()
      const stars = Number.parseInt(await line.getByRole('link').innerText(), 10)
      const count = Number(await line.locator('dd').innerText())
      const all = await lines.locator('dd').allInnerTexts()
      await line.getByRole('link').click()
      const only = page.getByRole('link', { name: new RegExp(`^${inMarket({ cs: 'Jen', sk: 'Len' })} ${stars} `) })
      await only.waitFor()
      const shown = page.locator(`${reviews} .review-list > li`)
      await expect(shown).toHaveCount(Math.min(count, 5))
      const ratings = await shown.locator('.rating').allInnerTexts()
      for (const rating of ratings) expect(Math.ceil(Number(/\d,\d/.exec(rating)?.[0].replace(',', '.')))).toBe(stars)
      // the distribution is still that of all
      expect(await lines.locator('dd').allInnerTexts()).toEqual(all)
      await only.click()
      await only.waitFor({ state: 'detached' })
      await expect(shown).toHaveCount(5)
    })
  }

  test('C7.55 are paged by links without scripts', async () => {
    const { slug } = await reviewed()
    const { page } = await enter({ scripts: false })
    await page.goto(path(slug))
    const first = await page.locator(`${reviews} .review-list`).textContent()
    await page
      .getByRole('link', { name: inMarket({ cs: /^Načíst (další|dalších)/, sk: /^Načítať (ďalšie|ďalších)/ }) })
      .click()
    await page.waitForURL(/reviews_page=2/)
    expect(await page.locator(`${reviews} .review-list`).textContent()).not.toBe(first)
  })
})

/** The number of reviews in their section and at the top of the page, and of those with four stars. */
async function sums(page: Page) {
  const countIn = async (selector: string) =>
    Number(/(\d+)\srecenz/.exec(await page.locator(selector).innerText())?.[1])
  const four = page.locator('.reviews-sum dl > div', { hasText: /^4/ }).locator('dd')
  return {
    count: await countIn('.reviews-average'),
    four: Number(await four.innerText()),
    top: await countIn('.product-rating'),
  }
}

test.describe('writing a review', () => {
  for (const scripts of [true, false]) {
    test(`B1.13 C5.33 C7.54 requires stars, keeps its input, and shows the review (scripts: ${scripts})`, async () => {
      const { slug } = await reviewed()
      const { page } = await enter({ scripts })
      await (scripts ? open(page, path(slug)) : page.goto(path(slug)))
      const before = await sums(page)
      await page.getByText(label('Napsat hodnocení')).click()
      const form = page.locator('.review-form')
      const words = inMarket({
        cs: `Tichý a ${'heeezký'.repeat(50)}, měřeno ${scripts ? 's' : 'bez'} skripty.`,
        sk: `Tichý a ${'peeekný'.repeat(50)}, merané ${scripts ? 'so skriptmi' : 'bez skriptov'}.`,
      })
      await form.getByLabel(label('Jméno')).fill('\u200b')
      await form.getByLabel(label('Co byste o výrobku řekli dalším')).fill(words)
      await form.getByRole('button', { name: label('Odeslat hodnocení') }).click()
      // a name that nobody can see is none
      await form.locator('[name=name][aria-invalid=true]').waitFor()
      await form.getByLabel(label('Jméno')).fill('Jana')
      await form.getByText(label('Ohodnoťte zboží alespoň pomocí hvězdiček')).waitFor()
      expect(await form.getByLabel(label('Co byste o výrobku řekli dalším')).inputValue()).toBe(words)
      await form.getByRole('radio', { name: label('4 hvězdičky') }).check({ force: true })
      await form.getByRole('button', { name: label('Odeslat hodnocení') }).click()
      await page.getByText(label('Děkujeme, vaši recenzi jsme přidali')).waitFor()
      await page.locator('.review-list > li').first().getByText(words).waitFor()
      const after = { count: before.count + 1, four: before.four + 1, top: before.top + 1 }
      // without scripts, the top of the page can be cached
      if (scripts) await expect.poll(async () => sums(page)).toEqual(after)
      const counts = await page.locator('.reviews-sum dd').allInnerTexts()
      expect(counts.reduce((sum, own) => sum + Number(own), 0)).toBe((await sums(page)).count)
      // the page is cached for everybody, but not for the author of what is new on it
      const tab = await page.context().newPage()
      await tab.goto(path(slug))
      await expect(tab.locator('.review-list > li').first()).toContainText(words)
      if (scripts) {
        await page.reload()
        await expect(page.locator('.review-list > li').first()).toContainText(words)
      }
      await page.setViewportSize(phone)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    })
  }

  test('C5.34 shows an error for an empty review that the shop rejects', async () => {
    const { slug } = await reviewed()
    const { page } = await enter()
    await open(page, path(slug))
    await page.route('**/api/v1/products/*/reviews', async (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 422,
            json: { errors: [{ code: 'validation', field: 'text', title: 'x' }], requestId: 'r' },
          })
        : route.fallback(),
    )
    await page.getByText(label('Napsat hodnocení')).click()
    await hydratePart(page, '.review-form')
    const form = page.locator('.review-form')
    await form.getByRole('radio', { name: label('1 hvězdička') }).check({ force: true })
    await form.getByLabel(label('Jméno')).fill('Jana')
    await form.getByRole('button', { name: label('Odeslat hodnocení') }).click()
    await form.getByText(label('Recenze je zatím prázdná')).waitFor()
    expect(await form.getByLabel(label('Jméno')).inputValue()).toBe('Jana')
  })
})

test.describe('questions about a product', () => {
  test('B1.13 C7.56 are shown with the answers of the shop', async () => {
    const { page } = await enter({ scripts: false })
    for (let tries = 0; tries < 3; tries += 1) {
      const { slug } = await findProduct(sandboxUrl, ({ reviewCount, id }) => reviewCount > 5 && id > tries * 40)
      await page.goto(path(slug))
      if ((await page.locator('.comments').count()) > 0) break
    }
    expect(await page.locator('.comments > li').count()).toBeGreaterThan(0)
  })
})
