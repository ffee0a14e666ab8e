import { unwrap } from '@vanek/sdk'
import { addCartItem, clearCart, getCart, setCoupon } from '@vanek/sdk/cart'
import { getListing } from '@vanek/sdk/catalog'
import { formatAmount } from '@vanek/sdk/format'
import { getProduct, initialVariant, type Variant } from '@vanek/sdk/product'
import { expect, test } from '../support/test.ts'
import { newCustomer } from '../support/account.ts'
import { phone } from '../support/browser.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { customerShop } from '../support/customer-shop.ts'
import { hoseBy } from '../support/hose.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { orderCart } from '../support/other-shopper.ts'
import { setFaults, sandboxShop } from '../support/sandbox.ts'
import { firm, signIn } from '../support/sign-in.ts'
import { cartLink } from '../support/texts.ts'
import { visitors } from '../support/visitors.ts'
import { label } from '../support/words.ts'
import { inMarket } from '../support/market.ts'
import { categoryOf, pathOf } from '../support/paths.ts'

const { enter, sandboxUrl } = visitors()

const path = '/kosik/import-objednavky'
const tooLarge = label('Soubor je příliš velký.')

/** Variants in stock. */
async function variantsInStock(count: number): Promise<readonly Variant[]> {
  const shop = sandboxShop(sandboxUrl)
  const { products } = unwrap(await getListing(shop, { category: categoryOf('domaci-ventilatory') }))
  const found: Variant[] = []
  for (const { slug } of products) {
    const variant = initialVariant(unwrap(await getProduct(shop, { slug })))
    if (variant.availability.isAvailable && (variant.availability.stock ?? 0) >= 10) found.push(variant)
    if (found.length === count) return found
  }
  throw new Error('The seed has too few things in stock')
}

const codesInStock = async (count: number): Promise<readonly string[]> =>
  (await variantsInStock(count)).map(({ catalogCode }) => catalogCode)

/** Expected messages for a line with a code and three numbers, and for one without a code. */
const unreadableMessages = (code: string) => [
  expect.stringMatching(new RegExp(`^${label('Řádek 1:')} .*${code} 2 3 4.* ${label('Tomuto řádku nerozumíme')}`)),
  expect.stringMatching(new RegExp(`^${label('Řádek 2:')} .*;;;;.* ${label('Chybí kód zboží')}`)),
]

const partly = (added: number, total: number) =>
  inMarket({
    cs: `Položky vložené do košíku: ${added}, celkem jich bylo ${total}`,
    sk: `Položky vložené do košíka: ${added}, spolu ich bolo ${total}`,
  })

test.describe('a bulk order', () => {
  test('C2.05 C4.71 C7.17 C8.09 marks unknown lines, keeps them over a reload, and adds the valid ones', async () => {
    const [one, two] = await codesInStock(2)
    const { page, context, complaints } = await enter({ viewport: phone })
    await recordViolations(context)
    await open(page, path)
    const field = page.getByLabel(label('Kódy zboží a množství'))
    // lines that cannot be added are reported, and stay as typed
    const add = page.getByRole('button', { name: label('Vložit do košíku') })
    await add.click()
    await page
      .getByRole('alert')
      .filter({ hasText: label('Zatím tu nic není') })
      .waitFor()
    const unreadable = `${one} 2 3 4\n;;;;`
    await field.fill(unreadable)
    await add.click()
    await page
      .getByRole('alert')
      .filter({ hasText: label('Do košíku jsme nic nevložili') })
      .waitFor()
    expect(await page.locator('.bulk-faults li').allInnerTexts()).toEqual(unreadableMessages(`${one}`))
    expect(await field.inputValue()).toBe(unreadable)
    expect(await faultsOf(page)).toEqual([])
    await page.setViewportSize(phone)
    await field.fill(`${one};2\nNEZNAM 3\n${two},abc\n${two}\t1`)
    const rows = page.locator('.bulk-lines tbody tr')
    await rows.getByRole('link').nth(1).waitFor()
    expect(await rows.filter({ hasText: label('Tento kód neznáme') }).count()).toBe(1)
    expect(
      await page.getByText(inMarket({ cs: 'Množství není kladné číslo', sk: 'Množstvo nie je kladné číslo' })).count(),
    ).toBe(1)
    expect(await faultsOf(page)).toEqual([])

    await page.reload()
    await hydrated(page)
    await rows.getByRole('link').nth(1).waitFor()
    expect(await rows.count()).toBe(3)
    await page.getByRole('button', { name: label('Vložit do košíku') }).click()
    await page.locator('.notices .is-success', { hasText: partly(2, 3) }).waitFor()
    await page.getByText(label('Do košíku jsme vložili 2 řádky z 3')).waitFor()
    await cartLink(page).filter({ hasText: ': 3' }).waitFor()
    // added lines are removed from the text, the others can be corrected
    expect(await field.inputValue()).toContain('NEZNAM')
    expect(await field.inputValue()).not.toContain(one)
    await page
      .locator('.bulk-result')
      .getByRole('link', { name: label('Přejít do košíku') })
      .click()
    await page.locator('.lines > .line').nth(1).waitFor()
    expect(await page.locator('.lines > .line').count()).toBe(2)
    expect(complaints).toEqual([])
  })

  test('C6.05 shows a company the price that its cart charges', async () => {
    const [code] = await codesInStock(1)
    const { page, complaints } = await enter({ viewport: phone })
    await signIn(page, firm)
    await open(page, path)
    await page.getByLabel(label('Kódy zboží a množství')).fill(`${code}`)
    const row = page.locator('.bulk-lines tbody tr')
    const [name = ''] = (await row.getByRole('link').innerText()).split(',')
    const [price = ''] = /[\d\s,]*\d\s(?:Kč|€)/.exec(await row.locator('td').last().innerText()) ?? []
    await page.getByRole('button', { name: label('Vložit do košíku') }).click()
    await page
      .locator('.bulk-result')
      .getByRole('link', { name: label('Přejít do košíku') })
      .click()
    expect(price).not.toBe('')
    await expect(page.locator('.lines > .line').filter({ hasText: name })).toContainText(price)
    expect(complaints).toEqual([])
  })

  test('C8.06 shows that it may take a while when the shop fails', async () => {
    const [one] = await codesInStock(1)
    const { page } = await enter()
    await open(page, path)
    await page.getByLabel(label('Kódy zboží a množství')).fill(`${one}`)
    await page.locator('.bulk-lines').getByRole('link').waitFor()
    const keys: (string | null)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/items/batch')) keys.push(request.headers()['idempotency-key'] ?? null)
    })
    const keysOfPress = async () => {
      keys.length = 0
      const button = page.getByRole('button', { name: label('Vložit do košíku') })
      await button.click()
      await expect(button).not.toHaveAttribute('aria-busy', 'true', { timeout: 30_000 })
      return [...keys]
    }
    await setFaults(sandboxUrl, { path: '/api/v1/cart/items/batch', method: 'POST', status: 500, times: 99 })
    try {
      await page.getByRole('button', { name: label('Vložit do košíku') }).click()
      const notice = page.locator('.notices .is-info', {
        hasText: inMarket({ cs: 'Může to trvat několik minut', sk: 'Môže to trvať niekoľko minút' }),
      })
      await notice.waitFor({ timeout: 30_000 })
      expect(await notice.count()).toBe(1)
      expect(await page.locator('.notice.is-danger').count()).toBe(0)
      // the same rows again, at once and after the reload that the notice suggests, cannot double the goods
      const keys = new Set(await keysOfPress())
      await page.reload()
      await hydrated(page)
      await page.locator('.bulk-lines').getByRole('link').waitFor()
      for (const key of await keysOfPress()) keys.add(key)
      expect(keys.size).toBe(1)
    } finally {
      await setFaults(sandboxUrl)
    }
  })

  test('C2.05 C7.31 accepts the exported file of an order, including discounts', async () => {
    const customer = await newCustomer(sandboxUrl)
    const shop = await customerShop(sandboxUrl, customer)
    const { variant: hose } = await hoseBy(sandboxUrl, 0.5)
    const expected = [
      ...(await variantsInStock(2)).map(({ id }, index) => ({ variantId: id, amount: index + 2 })),
      { variantId: hose.id, amount: 2.5 },
    ]
    for (const item of expected) unwrap(await addCartItem(shop, item))
    unwrap(await setCoupon(shop, { couponCode: inMarket({ cs: 'VANEK10', sk: 'VANOK10' }) }))
    const order = await orderCart(shop, customer.email)
    expect(order.items.some(({ attributes }) => attributes.discount)).toBe(true)
    const { page } = await enter()
    await signIn(page, customer)
    await open(page, pathOf(`/uzivatel/objednavky/${order.id}`))
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: label('Položky do tabulky (CSV)') }).click()
    const file = await (await download).path()
    await open(page, path)
    await page.locator('#bulk-file').setInputFiles(file)
    await page.getByText(label('V poli jsou 3 řádky, poznali jsme 3')).waitFor()
    await page.getByRole('button', { name: label('Vložit do košíku') }).click()
    await page.getByText(label('Do košíku jsme vložili 3 řádky')).waitFor()
    expect(await page.getByLabel(label('Kódy zboží a množství')).inputValue()).toBe('')
    const { items } = unwrap(await getCart(shop))
    expect(items.map(({ variantId, amount }) => ({ variantId, amount }))).toEqual(expected)

    // and without scripts, code by code as printed on the order page
    unwrap(await clearCart(shop))
    const { page: plain } = await enter({ scripts: false })
    await plain.goto(path)
    await open(page, pathOf(`/uzivatel/objednavky/${order.id}`))
    const printed = await page.locator('.order-items .summary-name .num').allInnerTexts()
    const codes = printed.flatMap((text) => / · kód (\S+)$/.exec(text)?.[1] ?? [])
    expect(codes).toEqual(order.items.flatMap(({ catalogCode }) => catalogCode || []))
    const rows = codes.map((code, at) => `${code} ${formatAmount(order.items[at]?.amount ?? 0)}`)
    await plain.locator('#bulk-text').fill(rows.join('\n'))
    await plain.getByRole('button', { name: label('Vložit do košíku') }).click()
    await plain.waitForURL('**/kosik')
    expect(await plain.locator('.lines > .line').count()).toBe(3)
    expect(await plain.getByRole('spinbutton').last().inputValue()).toBe('2.5')
  })

  test('C2.05 C5.46 accepts decimal amounts where they are allowed, and shows the allowed ones otherwise', async () => {
    const [one] = await codesInStock(1)
    const { variant: hose } = await hoseBy(sandboxUrl, 0.5)
    const lines = `${hose.catalogCode} 1,5\n${one};1,5\n${hose.marketingCode};1,3`
    const sentences = ['1\u00a0ks', '0,5\u00a0m'].map((step) =>
      inMarket({ cs: `Tento produkt prodáváme jen po ${step}.`, sk: `Tento produkt predávame len po ${step}.` }),
    )
    const { page } = await enter()
    await open(page, path)
    await page.getByLabel(label('Kódy zboží a množství')).fill(lines)
    const rows = page.locator('.bulk-lines tbody tr')
    await rows.getByRole('link').nth(2).waitFor()
    expect(await rows.first().innerText()).toContain('1,5\u00a0m')
    expect(await rows.locator('.bulk-state').allInnerTexts()).toEqual(sentences)
    await page.getByRole('button', { name: label('Vložit do košíku') }).click()
    await page.getByText(label('Do košíku jsme vložili 1 řádek')).waitFor()
    await page.getByText(label('Ostatní zůstaly v poli')).waitFor()
    await page.getByText(label('V poli jsou 2 řádky, poznali jsme 2')).waitFor()

    // ambiguous decimal commas
    const csv = `kod,pocet\r\n${hose.catalogCode},1,5\r\n${one},1\r\n`
    await page.locator('#bulk-file').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await page.getByText(label('Řádek má víc sloupců než záhlaví')).waitFor()
    await rows.getByRole('link').first().waitFor()
    expect(await rows.count()).toBe(1)
    expect(await rows.first().innerText()).toContain(one)

    const { page: plain } = await enter({ scripts: false })
    await plain.goto(path)
    await plain.locator('#bulk-text').fill(csv)
    await plain.getByRole('button', { name: label('Zkontrolovat') }).click()
    await plain.getByText(label('Řádek má víc sloupců než záhlaví')).waitFor()
    await plain.locator('#bulk-text').fill('')
    await plain.getByRole('button', { name: label('Vložit do košíku') }).click()
    await plain
      .getByRole('alert')
      .filter({ hasText: label('Zatím tu nic není') })
      .waitFor()
    await plain.locator('#bulk-text').fill(`${one} 2 3 4\n;;;;`)
    await plain.getByRole('button', { name: label('Vložit do košíku') }).click()
    await plain
      .getByRole('alert')
      .filter({ hasText: label('Do košíku jsme nic nevložili') })
      .waitFor()
    expect(await plain.locator('.bulk-faults li').allInnerTexts()).toEqual(unreadableMessages(`${one}`))
    expect(await plain.locator('#bulk-text').inputValue()).toBe(`${one} 2 3 4\n;;;;`)
    await plain.locator('#bulk-text').fill(lines)
    await plain.getByRole('button', { name: label('Vložit do košíku') }).click()
    await plain.getByText(partly(1, 3)).waitFor()
    for (const sentence of sentences) expect(await plain.getByText(sentence).count()).toBeGreaterThan(0)
    await plain.goto('/kosik')
    expect(await plain.getByRole('spinbutton').first().inputValue()).toBe('1.5')
  })

  test('C2.05 shows the format of lines with existing codes', async () => {
    const { page } = await enter()
    await open(page, path)
    const sample = await page.locator('.bulk-example').innerText()
    expect(sample.split('\n')).toHaveLength(3)
    await page.getByLabel(label('Kódy zboží a množství')).fill(sample)
    await page.getByText(label('V poli jsou 3 řádky, poznali jsme 3')).waitFor()
  })

  test('C7.17 accepts a file, also without scripts', async () => {
    const [one, two] = await codesInStock(2)
    const file = (content: string) => ({ name: 'objednavka.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
    const { page } = await enter()
    await open(page, path)
    await page.locator('#bulk-file').setInputFiles(file(`kod;pocet\r\n${one};1\r\n${two};2\r\n`))
    await page.locator('.bulk-lines').getByRole('link').nth(1).waitFor()

    // earlier content is not lost, and binary files are rejected
    const rows = page.getByLabel(label('Kódy zboží a množství'))
    await rows.fill(`${two};7`)
    await page.locator('#bulk-file').setInputFiles(file(`${one};3\r\n`))
    await page.getByText(label('Řádky jsme vzali ze souboru objednavka.csv.')).waitFor()
    expect(await rows.inputValue()).toContain(`${one};3`)
    await page.getByRole('button', { name: label('Vrátit, co tu bylo předtím') }).click()
    expect(await rows.inputValue()).toBe(`${two};7`)
    for (const [content, text] of [
      ['PK\u0003\u0000\u0000', label('V souboru objednavka.csv nejsou řádky textu. Uložte ho prosím jako CSV.')],
      ['\r\n', label('Soubor objednavka.csv je prázdný')],
      [`${one};1\r\n`.repeat(100_000), tooLarge],
      [`${one};1\r\n`.repeat(6_000), tooLarge],
    ] as const) {
      await page.locator('#bulk-file').setInputFiles(file(content))
      await page.getByText(text).waitFor()
      expect(await rows.inputValue()).toBe(`${two};7`)
    }

    const { page: plain } = await enter({ scripts: false })
    await plain.goto(path)
    // like a table with many columns: 120 kB
    const wide = ';'.padEnd(60_000, 'x')
    await plain
      .locator('#bulk-file')
      .setInputFiles(file(`kod;pocet;poznamka\r\n${one};1${wide}\r\nNEZNAM;2${wide}\r\n`))
    await plain.getByRole('button', { name: label('Zkontrolovat') }).click()
    await plain.getByText(label('Tento kód neznáme')).waitFor()
    // a file that is too large is rejected, even if most of it is ignored; typed text stays
    for (const megabytes of [1.2, 3]) {
      await plain.locator('#bulk-text').fill(`${two};7`)
      const filler = ';'.padEnd(megabytes * 1_000_000, 'x')
      await plain.locator('#bulk-file').setInputFiles(file(`kod;pocet;poznamka\r\n${one};1${filler}\r\n`))
      await plain.getByRole('button', { name: label('Vložit do košíku') }).click()
      await plain.getByText(tooLarge).waitFor()
      expect(await plain.locator('#bulk-text').inputValue()).toBe(`${two};7`)
    }
    await plain.locator('#bulk-text').fill(`${one};1\nNEZNAM;2`)
    await plain.getByRole('button', { name: label('Vložit do košíku') }).click()
    await plain.getByText(partly(1, 2)).waitFor()
    expect(await plain.locator('#bulk-text').inputValue()).toBe('NEZNAM;2')
    await plain.goto('/kosik')
    expect(await plain.locator('.lines > .line').count()).toBe(1)
  })
})
