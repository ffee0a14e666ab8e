import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { hydrated } from '../support/hydrated.ts'
import { visitors } from '../support/visitors.ts'

const { enter } = visitors()
const files = '**/page-data/**'

/** Opens the home page; `answers` says for each request for data in turn whether it is answered. */
async function openHome(page: Page, answer: (at: number) => 'answered' | 'lost' | 'gone') {
  const [errors, counts]: [string[], { opened: number; asked: number }] = [[], { opened: 0, asked: 0 }]
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('load', () => (counts.opened += 1))
  await page.route(files, async (route) => {
    const kind = answer(counts.asked++)
    if (kind === 'answered') return route.continue()
    return kind === 'lost' ? route.abort() : route.fulfill({ status: 404, body: '' })
  })
  await page.goto('/')
  return { errors, counts }
}

test.describe('the data of a page', () => {
  test('are requested again after a lost line', async () => {
    const { page } = await enter()
    const { errors, counts } = await openHome(page, (at) => (at < 2 ? 'lost' : 'answered'))
    await hydrated(page)
    expect(counts.opened).toBe(1)
    expect(errors).toEqual([])
  })

  test('that the server does not have any more make the page load again, once', async () => {
    const { page } = await enter()
    let opened = 0
    page.on('load', () => (opened += 1))
    await openHome(page, () => (opened < 2 ? 'gone' : 'answered'))
    await hydrated(page)
    expect(opened).toBe(2)
  })

  test('are not needed to follow links and to send forms', async () => {
    const { page } = await enter()
    const { errors } = await openHome(page, () => 'lost')
    await page.mouse.move(200, 300)
    await page.waitForTimeout(500)
    await page.locator('header input[name=q]').filter({ visible: true }).fill('ventil')
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=ventil/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ventil')
    expect(errors).toEqual([])
  })
})
