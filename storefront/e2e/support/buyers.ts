import { expect } from './test.ts'
import type { Locator, Page } from '@playwright/test'
import { finished, orderButton } from './buying.ts'
import { hydrated } from './hydrated.ts'
import { documentOf, plainForm } from './plain-form.ts'
import type { PlainVisitor } from './plain-visitor.ts'
import { type Control, fillEverything, type Typed } from './typed-fields.ts'

/** A buyer, in a browser or by forms alone. */
export interface Buyer {
  readonly post: (path: string, form: Readonly<Record<string, string>>) => Promise<unknown>
  /** Fills in all details and orders; returns the names of the inputs. */
  readonly order: (typed: Typed) => Promise<ReadonlySet<string>>
  /** Pays on the page of the payment provider, and comes back. */
  readonly pay: () => Promise<void>
  /** Text of a page, and its files by the names of their links. */
  readonly read: (path: string) => Promise<{ readonly text: string; readonly file: (name: string) => Promise<Buffer> }>
  /** Values of cookies by name. */
  readonly cookies: () => Promise<ReadonlyMap<string, string>>
}

const paths = { details: '/kosik/dodaci-udaje', done: '/kosik/dokonceni', callback: '/checkout/payment/callback' }
const gateway = '/gateway/pay/'

const controlsOf = (form: Locator): Promise<readonly Control[]> =>
  form.evaluate((element) =>
    [...(element as HTMLFormElement).elements].flatMap((each) => {
      const { name, type, tagName } = each as HTMLInputElement
      if (name === '' || tagName === 'BUTTON' || tagName === 'FIELDSET' || type === 'hidden') return []
      if (each.matches(':disabled') || !each.checkVisibility()) return []
      const kind = type === 'checkbox' || type === 'radio' ? 'tick' : tagName === 'SELECT' ? 'select' : 'text'
      return [{ name, kind }]
    }),
  )

async function set(form: Locator, { name, kind }: Control, value: string | boolean): Promise<void> {
  const input = form.locator(`[id="${name}"]`)
  if (typeof value === 'boolean') await input.setChecked(value)
  else await (kind === 'select' ? input.selectOption(value) : input.fill(value))
}

/** Buys in a browser: by forms, or by scripts where they are needed. */
export function browserBuyer(page: Page): Buyer {
  const main = page.getByRole('main')
  return {
    async post(path, form) {
      const headers = { 'sec-fetch-site': 'same-origin' }
      const answer = await page.request.post(path, { form, headers, maxRedirects: 0 })
      expect([path, answer.status()]).toEqual([path, 303])
    },
    async order(typed) {
      await page.goto(paths.details)
      await hydrated(page)
      await page.locator('details:has(#note):not([open]) > summary').click()
      const form = page.locator('form.checkout-cols')
      const filled = await fillEverything(
        { controls: () => controlsOf(form), set: (control, value) => set(form, control, value) },
        typed,
      )
      await orderButton(page).click()
      await page.waitForURL((url) => url.pathname === paths.done || url.pathname.startsWith(gateway))
      return filled
    },
    async pay() {
      await page.getByRole('button', { name: 'Zaplatit', exact: true }).click()
      // the payment provider returns to the shop that it is configured for
      await page.waitForURL(/\/checkout\/payment\/callback|\/kosik\/dokonceni/)
      await page.goto(paths.callback)
      await page.waitForURL(finished)
    },
    async read(path) {
      if (new URL(page.url()).pathname !== path) await page.goto(path)
      const file = async (name: string) => {
        const href = await main.getByRole('link', { name }).getAttribute('href')
        return (await page.request.get(href ?? '')).body()
      }
      return { text: await main.innerText(), file }
    },
    cookies: async () => new Map((await page.context().cookies()).map(({ name, value }) => [name, value])),
  }
}

/** Buys without a browser. */
export function plainBuyer(visitor: PlainVisitor): Buyer {
  let paidAt = ''
  const document = async (path: string) => {
    const answer = await visitor.request(path)
    expect([path, answer.status]).toEqual([path, 200])
    return documentOf(await answer.text())
  }
  return {
    post: async (path, form) => visitor.post(path, form),
    async order(typed) {
      const form = plainForm(await document(paths.details))
      const filled = await fillEverything(form, typed)
      paidAt = (await visitor.post(paths.details, form.fields())).headers.get('location') ?? ''
      return filled
    },
    async pay() {
      const form = documentOf(await (await fetch(paidAt)).text()).querySelector('form')
      const address = new URL(form?.getAttribute('action') ?? '', paidAt)
      const body = new URLSearchParams({ do: 'pay' })
      expect((await fetch(address, { method: 'POST', body, redirect: 'manual' })).status).toBe(303)
      expect((await visitor.request(paths.callback)).headers.get('location')).toMatch(paths.done)
    },
    async read(path) {
      const main = (await document(path)).querySelector('main')
      const file = async (name: string) => {
        const link = [...(main?.querySelectorAll('a') ?? [])].find(({ textContent }) => textContent?.includes(name))
        return Buffer.from(await (await visitor.request(link?.getAttribute('href') ?? '')).arrayBuffer())
      }
      return { text: main?.textContent ?? '', file }
    },
    cookies: async () => visitor.cookies,
  }
}
