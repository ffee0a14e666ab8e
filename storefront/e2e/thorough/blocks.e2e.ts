import { unwrap } from '@vanek/sdk'
import { getSiteConfiguration, richTextToPlainText, type RichTextNode } from '@vanek/sdk/content'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { phone } from '../support/browser.ts'
import { blockOf, findBlock } from '../support/blocks.ts'
import { open } from '../support/hydrated.ts'
import { sandboxShop } from '../support/sandbox.ts'
import { visitors } from '../support/visitors.ts'
import { inMarket } from '../support/market.ts'

const { enter, sandboxUrl } = visitors()

const show = async (type: string) => {
  const found = await blockOf(sandboxUrl, type)
  const { page } = await enter()
  await open(page, found.path)
  return { ...found, page }
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const opening = (text: RichTextNode | null) => plain(richTextToPlainText(text ?? { type: 'doc' })).slice(0, 20)
const textOf = async (page: Page, selector: string) =>
  plain((await page.locator(selector).allInnerTexts()).join(' ').replaceAll('\u00a0', ' '))
const normalized = (text: string | null | undefined) => plain((text ?? '').replaceAll('\u00a0', ' '))

test.describe('pages of blocks', () => {
  test('B2.72 have a big title', async () => {
    const { page, block } = await show('title')
    const titles = await page.locator('.block-title h2').allInnerTexts()
    expect(titles.map(normalized)).toContain(normalized(block.block_title))
  })

  test('B2.73 have categories with links to their listings', async () => {
    const { page, block } = await show('categories')
    const links = page.locator('.block-categories').first().locator('a')
    expect(await links.count()).toBe(block.category_reference.length)
    await links.first().click()
    await page.waitForURL(`**/${block.category_reference[0]?.path}`)
    await page.locator('.listing-list .box').first().waitFor()
  })

  test('B2.74 B4.06 have a text that is toggled by its title, by keyboard too', async () => {
    const { page, block } = await show('collapsible')
    const fold = page.locator('.block-fold details').first()
    const body = fold.locator('.rich').first()
    expect(await body.isVisible()).toBe(false)
    await fold.locator('summary').click()
    expect(normalized(await body.innerText())).toContain(normalized(opening(block.text)))
    await fold.locator('summary').focus()
    await page.keyboard.press('Enter')
    expect(await body.isVisible()).toBe(false)
  })

  test('B2.74 B4.06 toggle it without scripts', async () => {
    const { path } = await blockOf(sandboxUrl, 'collapsible')
    const { page } = await enter({ scripts: false })
    await page.goto(path)
    const fold = page.locator('.block-fold details').first()
    await fold.locator('summary').click()
    expect(await fold.locator('.rich').first().isVisible()).toBe(true)
  })

  test('B2.75 have the newsletter form with and without a text', async () => {
    const newsletter = (type: string | null) =>
      findBlock(sandboxUrl, (block) => block.type === 'newsletter' && block.newsletter_type === type)
    const [long, short] = [await newsletter('with_text'), await newsletter(null)]
    const { page } = await enter()
    await page.goto(long.path)
    const withText = page.locator('.block-news.with-text').first()
    expect(normalized(await withText.innerText())).toContain(normalized(opening(long.block.text)))
    expect(await withText.locator('input[type="email"]').count()).toBe(1)
    await page.goto(short.path)
    const withoutText = page.locator('.block-news:not(.with-text)').first()
    expect(await withoutText.locator('input[type="email"]').count()).toBe(1)
    expect(await withoutText.locator('h2, .rich').count()).toBe(0)
  })

  test('B2.76 have products that can be bought', async () => {
    const { page, block } = await show('products')
    const products = page.locator('.block-products').first().getByRole('article')
    expect(await products.count()).toBe(block.product_reference.length)
    await products.first().getByRole('heading').getByRole('link').click()
    await page.waitForURL('**/produkt/*')
  })

  test('B2.77 have a quote with its author', async () => {
    const { page, block } = await show('quote')
    const quote = normalized(await page.locator('.block-quote figure').first().innerText())
    expect(quote).toContain(normalized(opening(block.text)))
    expect(quote).toContain(normalized(block.author))
  })

  test('B2.78 have a text', async () => {
    const { page, block } = await show('text')
    expect(await textOf(page, '.block-text')).toContain(normalized(opening(block.text)))
  })

  test('B2.79 have boxes of text with buttons', async () => {
    const { page, block } = await show('text_boxes')
    const boxes = page.locator('.text-boxes').first().locator('> li')
    expect(await boxes.count()).toBe(block.text_boxes.length)
    const buttons = block.text_boxes.flatMap(({ button }) => button?.text ?? [])
    expect(buttons.length).toBeGreaterThan(0)
    for (const name of buttons) expect(await boxes.getByRole('link', { name }).count()).toBeGreaterThan(0)
  })

  test('B2.80 have the selling points of the shop', async () => {
    const { page } = await show('selling_points')
    const { selling_points: points } = unwrap(await getSiteConfiguration(sandboxShop(sandboxUrl)))
    const shown = await textOf(page, '.block-points')
    for (const { title } of points) expect(shown).toContain(normalized(title).slice(0, 60))
  })

  test('B2.81 have products as small boxes with their prices', async () => {
    const { page, block } = await show('productBoxes')
    const boxes = page.locator('.mini-boxes').first().locator('> li')
    expect(await boxes.count()).toBe(block.product_reference.length)
    expect(await boxes.first().innerText()).toMatch(inMarket({ cs: /\d\s*Kč/, sk: /\d\s*€/ }))
    await boxes.first().getByRole('link').click()
    await page.waitForURL('**/produkt/*')
  })

  test('B2.82 have categories as boxes', async () => {
    const { page, block } = await show('categoryBoxes')
    const boxes = page.locator('.category-boxes').first().getByRole('link')
    expect(await boxes.count()).toBe(block.category_reference.length)
    expect(await boxes.first().getAttribute('href')).toBe(`/${block.category_reference[0]?.path}`)
  })

  test('B2.83 have blocks side by side, stacked on a phone', async () => {
    const { page, block } = await show('row')
    const parts = page.locator('.block-row-in').first().locator('> *')
    expect(await parts.count()).toBe(block.blocks.length)
    const places = () => parts.evaluateAll((all) => all.map((at) => at.getBoundingClientRect()))
    const [left, right] = await places()
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0) - 1)
    await page.setViewportSize(phone)
    const [upper, lower] = await places()
    expect(lower?.y).toBeGreaterThanOrEqual((upper?.y ?? 0) + (upper?.height ?? 0))
    expect(lower?.x).toBe(upper?.x)
  })
})
