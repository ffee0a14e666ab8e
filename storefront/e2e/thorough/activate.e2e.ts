import { randomUUID } from 'node:crypto'
import { subscribeNewsletter } from '@vanek/sdk/newsletter'
import { expect, test } from '../support/test.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { open } from '../support/hydrated.ts'
import { faultsOfJar, knownCookies } from '../support/known-cookies.ts'
import { mailsTo, sandboxShop } from '../support/sandbox.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'

const { enter, sandboxUrl, shopUrl } = visitors()

const week = 8 * 24 * 3_600_000

async function moveClock(aheadMs: number): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ aheadMs }),
  })
  if (!answer.ok) throw new Error(`The clock of the sandbox does not move: ${answer.status}`)
}

/** Subscribes to the newsletter by the API; returns the link of the mail. */
async function link(): Promise<string> {
  const email = `${randomUUID().slice(0, 8)}@example.cz`
  await subscribeNewsletter(sandboxShop(sandboxUrl), { email, callbackUrl: `${shopUrl}/aktivovat` })
  const [mail] = await mailsTo(sandboxUrl, email)
  const found = /https?:\/\/\S+/.exec(mail?.body ?? '')?.[0]
  if (!found) throw new Error('No link was mailed')
  return found
}

test.describe('a mailed link', () => {
  test('C2.11 confirms automatically, and its token is removed from the URL', async () => {
    const { page, context, complaints } = await enter()
    await recordViolations(context)
    await page.goto(await link())
    await page.getByRole('heading', { level: 1, name: 'Hotovo' }).waitFor()
    await page.getByText(label('Odběr novinek jsme potvrdili. Děkujeme.')).waitFor()
    expect(page.url()).toBe(`${shopUrl}/aktivovat`)
    await page.reload()
    await page.getByText(label('Odběr novinek jsme potvrdili. Děkujeme.')).waitFor()
    const seen = new Set<string>()
    const faults = await faultsOfJar(page, knownCookies(), seen)
    expect(faults.filter((own) => own.startsWith('vanek_link'))).toEqual([])
    expect(seen).toContain('vanek_link')
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
    expect(await faultsOf(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('C2.11 does not confirm by a GET request; without scripts a button confirms', async () => {
    const path = await link()
    const { page } = await enter({ scripts: false })
    await page.goto(path)
    await page.goto(path)
    expect(await page.content()).not.toContain(new URL(path).searchParams.get('token'))
    await page.reload()
    await page.getByRole('button', { name: label('Potvrdit') }).click()
    await page.getByText(label('Odběr novinek jsme potvrdili. Děkujeme.')).waitFor()
    expect(page.url()).toBe(`${shopUrl}/aktivovat`)
  })

  test('C2.11 shows that it is unknown, with a link to request another one', async () => {
    const { page } = await enter()
    await page.goto('/aktivovat?token=neznamy')
    await page.getByRole('heading', { level: 1, name: label('Tenhle odkaz neznáme') }).waitFor()
    await page
      .getByRole('main')
      .getByRole('link', { name: label('Přihlásit odběr znovu') })
      .click()
    await page.waitForURL(pathOf('**/odber-novinek'))
    await open(page, '/aktivovat')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(label('Tenhle odkaz neznáme'))
  })

  test('C2.11 confirms each of two that are opened side by side', async () => {
    const { page, context } = await enter({ scripts: false })
    const other = await context.newPage()
    await page.goto(await link())
    await other.goto(await link())
    for (const each of [page, other]) {
      await each.getByRole('button', { name: label('Potvrdit') }).click()
      await each.getByText(label('Odběr novinek jsme potvrdili. Děkujeme.')).waitFor()
      expect(each.url()).toBe(`${shopUrl}/aktivovat`)
    }
  })

  test('C2.11 shows that it has expired', async () => {
    const path = await link()
    const { page } = await enter()
    try {
      await moveClock(week)
      await page.goto(path)
      await expect
        .poll(() => page.getByRole('heading', { level: 1 }).innerText())
        .toBe(label('Platnost odkazu vypršela'))
    } finally {
      await moveClock(0)
    }
  })
})
