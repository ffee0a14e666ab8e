import { expect, test } from './support/test.ts'
import { open } from './support/hydrated.ts'
import { firm, signIn } from './support/sign-in.ts'
import { visitors } from './support/visitors.ts'
import { pathOf } from './support/paths.ts'
import { label } from './support/words.ts'
import { inMarket } from './support/market.ts'

const { enter } = visitors()

// the seed sells large packs to companies only
const path = pathOf('/filtry-a-prislusenstvi/montazni-material/baleni-pro-montazniky')

test.describe('restricted products', () => {
  test('C6.12 are shown as an error page with a link to sign in, which leads back', async () => {
    const { page } = await enter()
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(403)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    const main = page.getByRole('main')
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toContain(
      inMarket({ cs: 'není pro každého', sk: 'nie je pre každého' }),
    )
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
    const login = main.getByRole('link', { name: label('Přihlásit se') })
    expect(await login.getAttribute('href')).toBe(`/prihlasit?redirect=${encodeURIComponent(path)}`)
    await open(page, path)
    await login.click()
    await main.getByLabel('E-mail').fill(firm.email)
    await main.getByLabel(label('Heslo')).fill(firm.password)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${path}`)
    await main.getByRole('article').first().waitFor()
  })

  test('C6.12 are shown to their customers, and to nobody else', async () => {
    const { page } = await enter()
    await signIn(page, firm)
    expect((await page.goto(path))?.status()).toBe(200)
    const { page: other } = await enter()
    expect((await other.goto(path))?.status()).toBe(403)
  })
})
