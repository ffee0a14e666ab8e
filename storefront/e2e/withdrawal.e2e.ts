import { unwrap } from '@vanek/sdk'
import { getUserOrder } from '@vanek/sdk/account'
import { addCartItem } from '@vanek/sdk/cart'
import type { Page } from '@playwright/test'
import { afterTest, expect, test } from './support/test.ts'
import { newCustomer, newPerson } from './support/account.ts'
import { pickProduct } from './support/catalogue.ts'
import { faultsOf, recordViolations } from './support/page-faults.ts'
import { customerShop } from './support/customer-shop.ts'
import { devTool } from './support/dev-tool.ts'
import { hydrated, open } from './support/hydrated.ts'
import { orderByForms } from './support/plain-order.ts'
import { plainVisitor } from './support/plain-visitor.ts'
import { mailsTo } from './support/sandbox.ts'
import { signIn } from './support/sign-in.ts'
import { visitors } from './support/visitors.ts'
import { moveUntil, orderAtDoor } from './support/order-progress.ts'
import { inMarket } from './support/market.ts'
import { pathOf } from './support/paths.ts'
import { formatted } from './support/price-labels.ts'
import { label } from './support/words.ts'

const { enter, shopUrl, sandboxUrl } = visitors({ pictures: true })

const bankAccount = inMarket({ cs: '19-2000145399/0800', sk: 'SK31 1200 0000 1987 4263 7541' })

const main = (page: Page) => page.getByRole('main')
const words = label('Odstoupit od smlouvy zde')
const confirm = label('Potvrdit odstoupení od smlouvy')

const receiptTo = async (email: string) =>
  (await mailsTo(sandboxUrl, email)).find(({ subject }) => subject.startsWith(label('Odstoupení od smlouvy')))

test.describe('withdrawing from the contract', () => {
  test('A5.12 A5.13 is made by a customer for a part of a delivered order, and followed until the refund', async () => {
    const customer = await newCustomer(sandboxUrl)
    const shop = await customerShop(sandboxUrl, customer)
    const { variant } = await pickProduct(sandboxUrl)
    unwrap(await addCartItem(shop, { variantId: variant.id, amount: 2 }))
    const { id, code } = await orderAtDoor(sandboxUrl, shop, customer.email)
    afterTest(async () => void (await devTool(sandboxUrl, 'clock', {})))
    await moveUntil(sandboxUrl, shop, id, 'delivered')
    const { page, context, complaints } = await enter()
    await recordViolations(context)
    await signIn(page, customer)
    await open(page, pathOf(`/uzivatel/objednavky/${id}`))
    await main(page).getByText(label('Bez udání důvodu, ze zákona do')).waitFor()
    await main(page).getByRole('link', { name: words }).click()
    await page.waitForURL(pathOf(`**/odstoupit-od-smlouvy?objednavka=${id}`))

    // lines have their amounts filled in; an amount above the maximum shows an error at the line
    const amount = main(page).getByLabel(label('Množství'))
    await main(page)
      .getByRole('radio', { name: label('Jen od některých položek') })
      .check()
    expect(await amount.inputValue()).toBe('3')
    await amount.fill('4')
    await main(page)
      .getByRole('button', { name: label('Pokračovat ke shrnutí') })
      .press('Enter')
    await main(page).getByText(label('Tolik vám od téhle položky nezbývá')).waitFor()
    expect(await faultsOf(page)).toEqual([])
    await amount.fill('1')
    await main(page)
      .getByRole('button', { name: label('Pokračovat ke shrnutí') })
      .press('Enter')
    await main(page).getByRole('button', { name: confirm }).waitFor()
    await page.goBack()
    expect(await amount.inputValue()).toBe('1')
    await page.goForward()
    await main(page)
      .getByRole('heading', { name: label('Co nám oznamujete') })
      .waitFor()
    const order = unwrap(await getUserOrder(shop, { id }))
    const money = formatted(order.items[0]?.prices.unitWithTax ?? 0)
    expect((await main(page).innerText()).replaceAll(/\s/g, ' ')).toContain(
      inMarket({ cs: `vrátíme vám ${money}`, sk: `vrátime vám ${money}` }).replaceAll(/\s/g, ' '),
    )
    const account = main(page).getByLabel(label('Účet pro vrácení peněz'))
    await account.fill('123')
    await main(page).getByRole('button', { name: confirm }).press('Enter')
    await main(page).getByText(label('Zkontrolujte prosím číslo účtu')).waitFor()
    expect(await faultsOf(page)).toEqual([])
    // the typed account and note stay while the choice is changed
    await account.fill(bankAccount)
    const note = main(page).getByLabel(label('Poznámka'), { exact: false })
    await note.fill('Je moc malý.')
    await main(page)
      .getByRole('link', { name: label('Upravit výběr') })
      .click()
    await main(page)
      .getByRole('button', { name: label('Pokračovat ke shrnutí') })
      .press('Enter')
    await main(page).getByRole('button', { name: confirm }).waitFor()
    expect([await account.inputValue(), await note.inputValue()]).toEqual([bankAccount, 'Je moc malý.'])
    await page.goBack()
    await amount.waitFor()
    await page.goForward()
    await main(page).getByRole('button', { name: confirm }).waitFor()
    expect([await account.inputValue(), await note.inputValue()]).toEqual([bankAccount, 'Je moc malý.'])
    await main(page).getByRole('button', { name: confirm }).dblclick()
    await main(page)
      .getByRole('heading', { name: label('Odstoupení jsme přijali') })
      .waitFor()
    await main(page).getByText(`${code}-O1`).waitFor()
    expect(await faultsOf(page)).toEqual([])
    expect((await receiptTo(customer.email))?.body.replaceAll(' ', '')).toContain(bankAccount.replaceAll(' ', ''))

    // the form shows that it was already sent
    await open(page, pathOf(`/odstoupit-od-smlouvy?objednavka=${id}`))
    await main(page)
      .getByText(`${label('K této objednávce už máme odstoupení')} ${code}-O1`)
      .waitFor()
    await main(page)
      .getByRole('link', { name: label('Zpět k objednávce') })
      .click()
    await main(page).getByText(label('Čekáme na zboží')).waitFor()
    const { withdrawals = [] } = unwrap(await getUserOrder(shop, { id }))
    expect(withdrawals.map(({ lines }) => lines)).toEqual([[{ item: 1, amount: 1 }]])
    await devTool(sandboxUrl, 'clock', { aheadMs: 30 * 86_400_000 })
    // the session has expired by then
    await signIn(page, customer)
    await page.goto(pathOf(`/uzivatel/objednavky/${id}`))
    await main(page).getByText(label('Peníze jsme poslali')).waitFor()
    await hydrated(page)
    expect(await faultsOf(page)).toEqual([])

    // Back from the summary by number and e-mail keeps the input too
    await open(page, pathOf('/odstoupit-od-smlouvy'))
    for (const [name, text] of [
      [label('Jméno a příjmení'), 'Marie'],
      ['Číslo objednávky', code],
      [label('E-mail, který jste uvedli v objednávce'), customer.email],
    ] as const)
      await main(page).getByLabel(name).fill(text)
    await main(page)
      .getByRole('button', { name: label('Pokračovat ke shrnutí') })
      .click()
    await main(page)
      .getByRole('heading', { name: label('Co nám oznamujete') })
      .waitFor()
    await page.goBack()
    expect(await main(page).getByLabel('Číslo objednávky').inputValue()).toBe(code)
    await page.goForward()
    await main(page).getByRole('button', { name: confirm }).click()
    const done = main(page).getByRole('heading', { name: label('Odstoupení jsme přijali') })
    await done.waitFor()
    // never the summary again, which would be sent twice
    await page.goBack()
    await done.waitFor()
    expect(complaints).toEqual([])
  })

  test('A5.10 A5.12 is made by a guest without scripts, by number and e-mail, from the footer of any page', async () => {
    const { email } = newPerson()
    const guest = plainVisitor(shopUrl)
    const read = async (path: string) => (await guest.request(path)).text()
    const { variant } = await pickProduct(sandboxUrl)
    await orderByForms({ read, post: (path, form) => guest.post(path, form) }, variant.id, { email })
    const finished = await read(pathOf('/kosik/dokonceni'))
    expect(finished).toContain(pathOf('/odstoupit-od-smlouvy?objednavka=current'))
    const own = await guest.request(pathOf('/odstoupit-od-smlouvy?objednavka=current'))
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')])
    const html = await own.text()
    const [, code = ''] = /Objednávka <strong class="num">(\d+)</.exec(html) ?? []
    expect(html).toContain(label('Od celé objednávky'))
    const mails = await mailsTo(sandboxUrl, email)
    expect(mails.at(-1)?.body).toContain(pathOf('/odstoupit-od-smlouvy'))

    const { page } = await enter({ scripts: false })
    await page.goto('/kontakt')
    await page.getByRole('contentinfo').getByRole('link', { name: words, exact: true }).click()
    await main(page).getByLabel(label('Jméno a příjmení')).fill('Marie Větrná')
    await main(page).getByLabel('Číslo objednávky').fill(code)
    await main(page).getByLabel(label('E-mail, který jste uvedli v objednávce')).fill('marie@')
    await main(page)
      .getByRole('button', { name: label('Pokračovat ke shrnutí') })
      .click()
    await main(page).getByText(label('E-mail není ve správném formátu')).waitFor()
    expect(await main(page).getByLabel('Číslo objednávky').inputValue()).toBe(code)
    await main(page).getByLabel(label('E-mail, který jste uvedli v objednávce')).fill(email)
    await main(page)
      .getByRole('button', { name: label('Pokračovat ke shrnutí') })
      .click()
    await main(page)
      .getByText(`${label('Odstupuji od celé smlouvy k objednávce')} ${code}.`)
      .waitFor()
    await main(page)
      .getByRole('button', { name: label('Upravit údaje') })
      .click()
    expect(await main(page).getByLabel(label('E-mail, který jste uvedli v objednávce')).inputValue()).toBe(email)
    await main(page)
      .getByRole('button', { name: label('Pokračovat ke shrnutí') })
      .click()
    await main(page).getByRole('button', { name: confirm }).click()
    await main(page)
      .getByRole('heading', { name: label('Odstoupení jsme přijali') })
      .waitFor()
    await expect
      .poll(async () => (await receiptTo(email))?.body ?? '')
      .toContain(inMarket({ cs: 'Odstupuji od celé smlouvy', sk: 'Odstupujem od celej zmluvy' }))
    expect(await read(pathOf('/kosik/dokonceni'))).toContain(label('Objednávka je zrušená'))
    expect(await read(pathOf('/odstoupit-od-smlouvy?objednavka=current'))).toContain(
      label('Od celé objednávky už jste odstoupili.'),
    )
    // a guest is redirected to the sign-in
    const stranger = await plainVisitor(shopUrl).request(pathOf('/odstoupit-od-smlouvy?objednavka=moje'))
    expect(stranger.headers.get('location')).toContain('/prihlasit?redirect=')
  })
})
