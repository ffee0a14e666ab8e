import { randomUUID } from 'node:crypto'
import { expect, test } from '../support/test.ts'
import { pickProduct } from '../support/catalogue.ts'
import { trayMessage } from '../support/compare.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { mailsTo } from '../support/sandbox.ts'
import { visitors } from '../support/visitors.ts'
import { label } from '../support/words.ts'
import { pathOf } from '../support/paths.ts'

const { enter, sandboxUrl } = visitors()

test.describe('a guest', () => {
  test('B6.01 browses', async () => {
    const { page } = await enter()
    await open(page, pathOf('/domaci-ventilatory'))
    await page.getByRole('link', { name: 'Strana 2' }).click()
    await page.waitForURL(pathOf('**/domaci-ventilatory?page=2'))
    await page.locator('[aria-current="page"]', { hasText: '2' }).waitFor()
    expect(await page.getByRole('article').count()).toBeGreaterThan(0)
  })

  test('B6.01 searches', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const { page } = await enter()
    await open(page, '/')
    // with suggestions the field is a combobox
    const field = page.getByLabel(label('Hledat v obchodě'))
    await field.fill(product.name)
    await field.press('Enter')
    await page.waitForURL(pathOf('**/hledat?q=*'))
    const found = page.getByRole('main').getByRole('link', { name: product.name, exact: true })
    await found.waitFor()
    expect(await found.getAttribute('href')).toBe(`/produkt/${product.slug}`)
  })

  test('B6.01 compares', async () => {
    const { page } = await enter()
    await open(page, pathOf('/domaci-ventilatory/stolni-ventilatory'))
    const names: string[] = []
    for (const at of [0, 1]) {
      const box = page.getByRole('article').nth(at)
      names.push(await box.getByRole('heading').innerText())
      await box.getByRole('button', { name: label('Porovnat') }).click()
      await trayMessage(page)
    }
    await page
      .getByRole('banner')
      .getByRole('link', { name: label('Porovnat') })
      .click()
    const heads = page.getByRole('main').getByRole('columnheader').locator('.compare-head > a')
    await heads.nth(1).waitFor()
    expect(await heads.allInnerTexts()).toEqual(names)
    await page.reload()
    await hydrated(page)
    await heads.nth(1).waitFor()
    await page.getByRole('button', { name: label(`Odebrat ${names[0]} z porovnání`) }).click()
    await heads.nth(1).waitFor({ state: 'detached' })
    expect(await heads.allInnerTexts()).toEqual(names.slice(1))
  })

  test('B6.01 subscribes to the newsletter', async () => {
    const email = `${randomUUID().slice(0, 8)}@example.cz`
    const { page } = await enter()
    await open(page, '/')
    const footer = page.getByRole('contentinfo')
    await footer.getByLabel('E-mail').fill(email)
    // the footer hydrates at the first interaction; until then the browser posts its form, as in the next test
    await hydrated(page, '.foot input')
    await footer.getByRole('button', { name: label('Odebírat') }).click()
    await page.locator('.notices .is-success').waitFor()
    const mails = await mailsTo(sandboxUrl, email)
    expect(mails.map(({ kind }) => kind)).toEqual(['newsletter'])
  })

  test('B6.01 subscribes to the newsletter without scripts', async () => {
    const email = `${randomUUID().slice(0, 8)}@example.cz`
    const { page } = await enter({ scripts: false })
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    await footer.getByLabel('E-mail').fill('jana@')
    await footer.getByRole('button', { name: label('Odebírat') }).click()
    await page.waitForURL(pathOf('**/odber-novinek'))
    const main = page.getByRole('main')
    const field = main.getByLabel('E-mail')
    expect(await field.inputValue()).toBe('jana@')
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await field.fill(email)
    await main.getByRole('button', { name: label('Odebírat') }).click()
    await main.getByText(label('Poslali jsme vám e-mail')).waitFor()
    expect((await mailsTo(sandboxUrl, email)).map(({ kind }) => kind)).toEqual(['newsletter'])
  })
})
