import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { hydratePart, open } from '../support/hydrated.ts'
import { pathOf } from '../support/paths.ts'
import { setFaults, mailsTo } from '../support/sandbox.ts'
import { visitors } from '../support/visitors.ts'
import { label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors()

const subscribePath = '/store/api/v1/newsletter/subscribe'
const newEmail = () => `${randomUUID().slice(0, 8)}@example.cz`
const form = (page: Page) =>
  page
    .getByRole('contentinfo')
    .locator('form')
    .filter({ has: page.locator('input[name="email"]') })
const field = (page: Page) => form(page).locator('input[name="email"]')
const notice = (page: Page, kind: 'success' | 'danger') => page.locator(`.notices .is-${kind}`)

async function start() {
  const visitor = await enter()
  await open(visitor.page, '/kontakt')
  await hydratePart(visitor.page, 'footer form')
  return visitor
}

const subscribe = async (page: Page, email: string) => {
  await field(page).fill(email)
  await form(page).getByRole('button').click()
}

test.describe('the newsletter', () => {
  test('B5.08 has a field of type e-mail', async () => {
    const { page } = await start()
    expect(await field(page).getAttribute('type')).toBe('email')
  })

  test('B5.07 shows that the e-mail is missing and sends nothing', async () => {
    const { page } = await start()
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await form(page).getByRole('button').click()
    await notice(page, 'danger').getByText(label('Pokud chcete dostávat novinky, musíte vyplnit e-mail.')).waitFor()
    expect(sent).toEqual([])
  })

  test('B5.07 answers the first tap in place, before its part of the page has loaded', async () => {
    const { page } = await enter({ touch: true })
    const posted: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posted.push(new URL(request.url()).pathname))
    for (const email of ['', newEmail()]) {
      await open(page, '/kontakt')
      // filled in by the browser, which gives it no focus
      await field(page).evaluate((input: HTMLInputElement, value) => (input.value = value), email)
      await form(page).getByRole('button').tap()
      await notice(page, email ? 'success' : 'danger').waitFor()
      expect(new URL(page.url()).pathname).toBe('/kontakt')
      expect(posted).toEqual(email ? [subscribePath.replace('/store', '')] : [])
    }
  })

  test('B4.12 B4.13 C6.01 C7.58 shows a loading state while it is sent, then empties its field', async () => {
    const email = newEmail()
    const { page } = await start()
    await setFaults(sandboxUrl, { path: subscribePath, method: 'POST', delayMs: 1_500, times: 1 })
    const request = page.waitForRequest((each) => each.url().endsWith('/newsletter/subscribe'))
    await subscribe(page, email)
    expect(await form(page).getByRole('button').getAttribute('aria-busy')).toBe('true')
    await notice(page, 'success').waitFor()
    expect(await form(page).getByRole('button').getAttribute('aria-busy')).toBeNull()
    expect(await field(page).inputValue()).toBe('')
    const { origin } = new URL(page.url())
    expect((await request).postDataJSON()).toMatchObject({
      email,
      callbackUrl: origin + pathOf('/aktivovat'),
      terms: true,
    })
    expect((await mailsTo(sandboxUrl, email)).map(({ kind }) => kind)).toEqual(['newsletter'])
  })

  test('B4.12 B4.13 keeps the input when it fails', async () => {
    const email = newEmail()
    const { page } = await start()
    await setFaults(sandboxUrl, { path: subscribePath, method: 'POST', status: 500, times: 5 })
    try {
      await subscribe(page, email)
      await notice(page, 'danger').waitFor()
    } finally {
      await setFaults(sandboxUrl)
    }
    expect(await field(page).inputValue()).toBe(email)
  })

  test('C8.26 shows the back end’s message for a blocked address', async () => {
    const { page } = await start()
    await subscribe(page, 'jana@blocked.test')
    await notice(page, 'success').getByText(label('Na tuto adresu novinky neposíláme.')).waitFor()
    expect(await field(page).inputValue()).toBe('jana@blocked.test')
  })
})
