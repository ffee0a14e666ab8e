import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { findProduct } from '../support/find-product.ts'
import { hydratePart } from '../support/hydrated.ts'
import { setFaults, mailsTo } from '../support/sandbox.ts'
import { compareHydration } from '../support/compare-hydration.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'
import { inMarket } from '../support/market.ts'

const { enter, sandboxUrl } = visitors()

const message = inMarket({
  cs: 'Dobrý den, hodí se axiální ventilátor do koupelny bez okna?',
  sk: 'Dobrý deň, hodí sa axiálny ventilátor do kúpeľne bez okna?',
})
const thanks = label('Děkujeme za zprávu. Ozveme se vám co nejdříve.')
const newEmail = () => `${randomUUID().slice(0, 8)}@example.cz`
const form = (page: Page) => page.locator('.contact-form')
const send = (page: Page) =>
  form(page)
    .getByRole('button', { name: label('Odeslat zprávu') })
    .click()

async function fill(page: Page, email: string): Promise<void> {
  await form(page).getByLabel(label('Jméno')).fill('Marie Větrná')
  await form(page).getByLabel('E-mail').fill(email)
  await form(page).getByLabel(label('S čím vám poradíme')).fill(message)
}

/** Mails to the shop from this sender. */
async function messagesFrom(email: string): Promise<string[]> {
  const { contact } = (await (await fetch(`${sandboxUrl}/store/api/v1/globals`)).json()) as {
    contact: { email: string }
  }
  const bodies = (await mailsTo(sandboxUrl, contact.email)).map(({ body }) => body)
  return bodies.filter((body) => body.includes(email))
}

test.describe('contact', () => {
  test('B2.07 shows how to reach the shop, and has no faults', async () => {
    const { page, context, complaints } = await enter()
    await recordViolations(context)
    await page.goto('/kontakt')
    await hydratePart(page, '.contact-form')
    const { sent, now } = await compareHydration(page, ['.open-now'])
    expect(now).toEqual(sent)
    const main = page.getByRole('main')
    expect(await main.locator('a[href^="tel:"]').count()).toBe(1)
    expect(await main.locator('a[href^="mailto:"]').count()).toBe(1)
    expect(await main.getByRole('link', { name: label('Všechny pobočky') }).getAttribute('href')).toBe(
      pathOf('/pobocky'),
    )
    expect(await main.innerText()).toMatch(/IČO \d{8}/)
    expect(await faultsOf(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('C6.02 C7.59 sends a message of any visitor, shows a confirmation and empties the form', async () => {
    const email = newEmail()
    const { page } = await enter()
    await page.goto('/kontakt')
    await hydratePart(page, '.contact-form')
    await fill(page, email)
    await send(page)
    await form(page).getByText(thanks).waitFor()
    expect(await form(page).getByLabel('E-mail').inputValue()).toBe('')
    expect(await messagesFrom(email)).toEqual([expect.stringContaining(message)])
    const receipts = await mailsTo(sandboxUrl, email)
    expect(receipts).toHaveLength(1)
    expect(receipts[0]?.body).not.toContain(message)
  })

  for (const scripts of [true, false]) {
    test(`prefills a question about the product in the URL, with scripts: ${scripts}`, async () => {
      const email = newEmail()
      const { page } = await enter({ scripts })
      const { slug, name } = await findProduct(sandboxUrl, ({ name: own }) => own.length > 0)
      await page.goto(`${pathOf('/kontakt?vyrobek=')}${slug}#napiste-nam`)
      const question = form(page).getByLabel(label('S čím vám poradíme'))
      await expect
        .poll(() => question.inputValue())
        .toBe(
          inMarket({ cs: `Dobrý den, mám dotaz k výrobku ${name}: `, sk: `Dobrý deň, mám otázku k výrobku ${name}: ` }),
        )
      if (scripts) await hydratePart(page, '.contact-form')
      await question.fill(`${await question.inputValue()}${message}`)
      await form(page).getByLabel(label('Jméno')).fill('Marie Větrná')
      await form(page).getByLabel('E-mail').fill(email)
      await send(page)
      await form(page).getByText(thanks).waitFor()
      expect(await messagesFrom(email)).toEqual([expect.stringContaining(name)])
    })
  }

  test('C6.02 C7.59 works without scripts; invalid input is shown and kept', async () => {
    const email = newEmail()
    const { page } = await enter({ scripts: false })
    await page.goto('/kontakt')
    await fill(page, 'marie(zavináč)example.cz')
    const response = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await send(page)
    expect((await response).status()).toBe(422)
    expect(await form(page).getByLabel(label('S čím vám poradíme')).inputValue()).toBe(message)
    const field = form(page).getByLabel('E-mail')
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await form(page).locator('.field-error').innerText()).toMatch(/\S/)
    await field.fill(email)
    await send(page)
    await form(page).getByText(thanks).waitFor()
    expect(await mailsTo(sandboxUrl, email)).toHaveLength(1)
  })

  test('C7.59 shows errors at their fields and focuses the first; nothing is sent', async () => {
    const { page, context } = await enter()
    await recordViolations(context)
    await page.goto('/kontakt')
    await hydratePart(page, '.contact-form')
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await send(page)
    const field = form(page).getByLabel(label('Jméno'))
    expect(await field.evaluate((at) => at === document.activeElement)).toBe(true)
    expect(await form(page).locator('.field-error').count()).toBe(3)
    expect(await faultsOf(page)).toEqual([])
    expect(sent).toEqual([])
  })

  test('C7.59 sends one message despite retries, and keeps it meanwhile', async () => {
    const email = newEmail()
    const { page } = await enter()
    await page.goto('/kontakt')
    await hydratePart(page, '.contact-form')
    await fill(page, email)
    await setFaults(sandboxUrl, { path: '/store/api/v1/contact-form', method: 'POST', drop: 'after', times: 4 })
    try {
      await send(page)
      await form(page).locator('.notice.is-danger').waitFor()
    } finally {
      await setFaults(sandboxUrl)
    }
    expect(await form(page).getByLabel(label('S čím vám poradíme')).inputValue()).toBe(message)
    await send(page)
    await form(page).getByText(thanks).waitFor()
    expect(await mailsTo(sandboxUrl, email)).toHaveLength(1)
  })
})
