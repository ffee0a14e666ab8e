import { expect, test } from '../support/test.ts'
import { addFrom, chooseMethods, finished, orderButton } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { emptyCartOf, placedOrder } from '../support/sandbox.ts'
import { jana } from '../support/sign-in.ts'
import { visitors } from '../support/visitors.ts'
import { label } from '../support/words.ts'
import { inMarket } from '../support/market.ts'

const { enter, sandboxUrl } = visitors()

test.describe('a registered customer', () => {
  test('C1.03 C4.84 C4.85 signs in and buys with prefilled details; scripts never have access to a token', async () => {
    const { product } = await pickProduct(sandboxUrl)
    await emptyCartOf(sandboxUrl, jana)
    const { page, context, complaints } = await enter()
    const bodies: Promise<string>[] = []
    page.on('response', (answer) => {
      const kind = answer.headers()['content-type'] ?? ''
      if (/html|json/.test(kind)) bodies.push(answer.text().catch(() => ''))
    })
    // the guest's cart is merged
    await addFrom(page, product.slug)
    const cookies = await context.cookies()
    await open(page, '/prihlasit')
    const main = page.getByRole('main')
    await main.getByLabel('E-mail').fill(jana.email)
    await main.getByLabel('Heslo').fill(jana.password)
    await main.getByRole('button', { name: label('Přihlásit se') }).click()
    await page.waitForURL((url) => url.pathname !== '/prihlasit')
    cookies.push(...(await context.cookies()))

    await open(page, '/kosik/doprava-a-platba')
    await chooseMethods(page)
    await hydrated(page)
    expect(await main.getByLabel('E-mail').inputValue()).toBe(jana.email)
    expect(await main.getByLabel(label('Jméno a příjmení (povinné)')).first().inputValue()).toBe(jana.name)
    expect(await main.locator('#country').inputValue()).toBe(inMarket({ cs: 'CZE', sk: 'SVK' }))
    expect(await main.locator('#street').inputValue()).not.toBe('')
    await main.getByRole('checkbox', { name: label('Souhlasím s') }).check()
    await orderButton(page).click()
    await page.waitForURL(finished)
    const order = await placedOrder(sandboxUrl, context)
    expect(order.customer).toMatchObject({ email: jana.email })
    expect(order.items.map(({ name }) => name)).toEqual([expect.stringContaining(product.name)])
    await page.reload()
    await hydrated(page)

    cookies.push(...(await context.cookies()))
    const tokens = [...new Set(cookies.filter(({ httpOnly }) => httpOnly).map(({ value }) => value))]
    // tokens of the guest's cart, of the customer and of the order
    expect(tokens.length).toBeGreaterThanOrEqual(3)
    const seen = await page.evaluate(() => [
      document.cookie,
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      document.documentElement.outerHTML,
    ])
    const everything = [...seen, ...(await Promise.all(bodies))].join('\n')
    expect(everything).toContain(order.code)
    expect(tokens.filter((token) => everything.includes(token))).toEqual([])
    expect(complaints).toEqual([])
  })

  test('C1.03 gets an error for a wrong password, and signs out again', async () => {
    const { page, context } = await enter()
    await open(page, '/prihlasit')
    const main = page.getByRole('main')
    await main.getByLabel('E-mail').fill(jana.email)
    await main.getByLabel('Heslo').fill('spatne-heslo')
    await main.getByRole('button', { name: label('Přihlásit se') }).click()
    await main.getByText(label('E-mail nebo heslo nesouhlasí')).waitFor()
    expect(await main.getByLabel('E-mail').inputValue()).toBe(jana.email)

    await main.getByLabel('Heslo').fill(jana.password)
    await main.getByRole('button', { name: label('Přihlásit se') }).click()
    await page.waitForURL((url) => url.pathname !== '/prihlasit')
    await open(page, '/prihlasit')
    await main.getByText(jana.name).waitFor()
    await main.getByRole('button', { name: label('Odhlásit se') }).click()
    await page.waitForURL((url) => url.pathname !== '/prihlasit')
    const authCookies = (await context.cookies()).map(({ name }) => name).filter((name) => name.includes('auth'))
    expect(authCookies).toEqual([])
  })
})
