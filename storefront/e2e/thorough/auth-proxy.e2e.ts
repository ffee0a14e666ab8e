import { expect, test } from '../support/test.ts'
import { authCookies, ownMenu } from '../support/account.ts'
import { fillCart } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { devTool } from '../support/dev-tool.ts'
import { jana } from '../support/sign-in.ts'
import { cartLink } from '../support/texts.ts'
import { visitors } from '../support/visitors.ts'
import { label } from '../support/words.ts'

const { enter, sandboxUrl, shopUrl } = visitors()

/** The token that lets an operator see the shop as a customer. */
async function operatorToken(email = jana.email): Promise<string> {
  const { token } = (await devTool(sandboxUrl, 'login-as', { email })) as { token: string }
  return token
}

const entry = (token: string, redirect?: string) =>
  `/auth/proxy?${new URLSearchParams({ token, ...(redirect !== undefined && { redirect }) })}`

test.describe('/auth/proxy', () => {
  test('C2.12 C4.92 signs in as the customer and redirects as requested; the token is in no URL', async () => {
    const { page, complaints } = await enter()
    const seen: string[] = []
    page.on('framenavigated', (frame) => seen.push(frame.url()))
    const token = await operatorToken()
    const answer = await page.request.get(entry('wrong'), { maxRedirects: 0 })
    expect(answer.headers()['cache-control']).toContain('no-store')
    await page.context().clearCookies({ name: 'vanek_flash' })
    await page.goto(entry(token, '/kontakt?a=1'))
    await page.getByText(label('Přihlášení se na zákazníka bylo úspěšné')).waitFor()
    expect(page.url()).toBe(`${shopUrl}/kontakt?a=1`)
    await ownMenu(page).locator('summary').filter({ hasText: 'Jana' }).waitFor()
    expect(seen.filter((url) => url.includes(token))).toEqual([])
    expect(await page.evaluate(() => document.documentElement.outerHTML + document.cookie)).not.toContain(token)
    expect(complaints).toEqual([])
  })

  test('C2.12 keeps the guest cart', async () => {
    const { page } = await enter()
    await fillCart(page, await pickProduct(sandboxUrl))
    await page.goto(entry(await operatorToken('omezena@vanek.test')))
    const names = (await page.context().cookies()).map(({ name }) => name)
    expect(names).toContain('vanek_cart')
    await page.goto('/')
    await cartLink(page).filter({ hasText: ': 1' }).waitFor()
  })

  for (const redirect of [
    'https://evil.example/',
    '//evil.example',
    String.raw`/\evil.example`,
    'kontakt',
    '',
  ] as const) {
    test(`C2.12 redirects to the home page instead of ${JSON.stringify(redirect)}`, async () => {
      const { page } = await enter()
      await page.goto(entry(await operatorToken(), redirect))
      expect(page.url()).toBe(`${shopUrl}/`)
      await ownMenu(page).waitFor()
    })
  }

  test('C2.13 shows on the home page that the token is missing', async () => {
    const { page, complaints } = await enter()
    await page.goto('/auth/proxy?redirect=/kontakt')
    expect(page.url()).toBe(`${shopUrl}/`)
    await page
      .locator('.notice.is-danger')
      .filter({ hasText: label('Přihlášení se na zákazníka se nepovedlo') })
      .waitFor()
    expect(await authCookies(page)).toEqual([])
    await page.reload()
    await page.mouse.move(200, 200)
    await page.waitForTimeout(500)
    expect(await page.locator('.notice.is-danger').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  test('C4.93 shows on the home page that the token is unknown or used', async () => {
    const token = await operatorToken()
    const { page: first } = await enter()
    await first.goto(entry(token))
    await ownMenu(first).waitFor()
    for (const used of ['neznamy', token]) {
      const { page } = await enter()
      await page.goto(entry(used, '/kontakt'))
      expect(page.url()).toBe(`${shopUrl}/`)
      await page.locator('.notice.is-danger').waitFor()
      // no field to check
      expect(await page.locator('.notice.is-danger').innerText()).not.toContain('token')
      expect(await authCookies(page)).toEqual([])
    }
  })
})
