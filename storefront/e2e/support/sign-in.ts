import type { Page } from '@playwright/test'
import { inMarket } from './market.ts'

/** The demo customer of the sandbox's seed. */
export const jana = {
  email: 'jana@vanek.test',
  name: inMarket({ cs: 'Jana Horáčková', sk: 'Jana Horváthová' }),
  password: 'vetrak-2026',
}

/** The company of the sandbox's seed, which has its own prices. */
export const firm = {
  email: 'firma@vanek.test',
  name: inMarket({ cs: 'Petr Vaněk', sk: 'Peter Vánik' }),
  password: 'vetrak-2026',
}

/** Signs a visitor in by posting the form. */
export async function signIn(page: Page, { email, password } = jana): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await page.request.post('/prihlasit', { form: { email, password }, headers, maxRedirects: 0 })
  if (answer.status() !== 303) throw new Error(`Signing in was answered with ${answer.status()}`)
}
