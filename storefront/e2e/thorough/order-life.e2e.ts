import { readFile } from 'node:fs/promises'
import type { Order } from '@vanek/sdk/checkout'
import sharp from 'sharp'
import { afterTest, expect, test } from '../support/test.ts'
import { pdfText } from '../../../specs/sandbox/test/support/pdf-text.ts'
import { desktop, phone } from '../support/browser.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { devTool } from '../support/dev-tool.ts'
import { hydrated } from '../support/hydrated.ts'
import { keyboard } from '../support/keyboard.ts'
import { companyNumbers, type OrderBuyer, orderBuyer } from '../support/order-buyers.ts'
import type { PlainPage } from '../support/plain-page.ts'
import { mailsTo } from '../support/sandbox.ts'
import { signIn } from '../support/sign-in.ts'
import { visitors } from '../support/visitors.ts'
import { clockAhead } from '../support/order-progress.ts'
import { begins, label } from '../support/words.ts'
import { pathOf } from '../support/paths.ts'
import { inMarket } from '../support/market.ts'
import { printedSum } from '../support/texts.ts'

const { enter, shopUrl, sandboxUrl } = visitors()

type Line = Order['items'][number]

const words = 'Po týdnu začal hlasitě pískat.'
const hoursPerDay = 24
const invoice = label('Faktura', 'entities/order')
const credit = label('Opravný daňový doklad', 'entities/order')
const asPdf = inMarket({ cs: 'jako PDF', sk: 'ako PDF' })
const companyNotice = label('Odstoupit bez udání důvodu mohou jen spotřebitelé, tahle objednávka je na firmu.')

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#00c' } })
    .jpeg()
    .toBuffer()

const photo = async () => new File([new Uint8Array(await picture())], 'modra.jpg', { type: 'image/jpeg' })

/** A text as in a PDF, without spaces. */
const inPdf = (text: string) => text.replaceAll(/\s/g, '')

/** The number of the claim in the confirmation. */
const filed = inMarket({ cs: /Reklamaci\s(RE-[\d-]+)\sjsme přijali/, sk: /Reklamáciu\s(RE-[\d-]+)\ssme prijali/ })
const claimIn = (text: string) => filed.exec(text)?.[1] ?? 'none'

/** Texts of the page of an order, one after the other. */
const inOrder = (...texts: readonly string[]) =>
  new RegExp(texts.map((text) => label(text, 'entities/order')).join('.*'))
const amountOf = (name: string) => `${label('Množství', 'withdrawal')} ${label(`položky ${name}`)}`

const backInTime = () => afterTest(async () => void (await devTool(sandboxUrl, 'clock', {})))

async function mailText(email: string, subject: RegExp): Promise<string> {
  return (await mailsTo(sandboxUrl, email)).find((mail) => subject.test(mail.subject))?.body ?? 'no such mail'
}

for (const kind of ['guest', 'household', 'company'] as const) {
  // one consumer is enough in each market
  test.describe(`an order of a ${kind}`, () => {
    let buyer: OrderBuyer
    test.beforeAll(async () => {
      buyer = await orderBuyer(kind, shopUrl, sandboxUrl)
    })
    const ofCompany = kind === 'company' ? Object.values(companyNumbers) : []

    /** Texts of the PDF documents of a page. */
    const documentsOn = (page: PlainPage, name: string): Promise<string[]> =>
      Promise.all(
        page.names(`${name} .* ${asPdf}`).map(async (link) => {
          const answer = await buyer.reader.request(page.href(link))
          expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
          const text = pdfText(Buffer.from(await answer.arrayBuffer()))
          for (const part of [link.split(' ').at(-3) ?? '', ...ofCompany]) expect(text).toContain(part)
          return text
        }),
      )

    test('A3.12 A4.08 A4.09 without scripts is paid later, and cancelled with an invoice and its credit note', async () => {
      const { prices } = await buyer.order()
      const unpaid = await buyer.openOrder()
      expect(unpaid.text).toContain(label('Objednávka čeká na zaplacení'))
      const paid = await (await unpaid.send(label('Přejít k platbě'))).send(label('Zaplatit', 'gateway'))
      expect(paid.address).toBe(unpaid.address)
      const cancelled = await paid.send(label('Ano, zrušit objednávku'))
      expect(cancelled.text).toMatch(
        inMarket({ cs: /Objednávka je zrušená.*Vrátíme vám/, sk: /Objednávka je zrušená.*Vrátime vám/ }),
      )
      expect((await buyer.currentOrder()).status).toBe('cancelled')
      const documents = [await documentsOn(cancelled, invoice), await documentsOn(cancelled, credit)]
      expect(documents.map(({ length }) => length)).toEqual([1, 1])
      for (const text of documents.flat()) expect(text).toContain(printedSum(prices.totalWithTax))
    })

    test('A1.06 A1.08 A2.11 A3.12 A4.09 A5.03 A5.12 A5.13 A5.14 A6.07 A6.11 A6.12 without scripts is paid by another method, followed, returned in part and claimed', async () => {
      const { code, items } = await buyer.order()
      const [first, second] = items as [Line, Line]
      const unpaid = await buyer.openOrder()
      const refused = await (await unpaid.send(label('Přejít k platbě'))).send(label('Zamítnout jako banka'))
      expect(refused.text).toContain(label('Platba neproběhla'))
      const changed = await refused.send(label('Změnit platbu'), { [label('Bankovním převodem')]: true })
      for (const text of [
        'Způsob platby jsme změnili',
        'Údaje pro platbu převodem',
        'Fakturu vystavíme, jakmile dorazí vaše platba.',
      ])
        expect(changed.text).toContain(label(text))
      const paid = await (
        await changed.send(label('Změnit platbu'), { [label('Kartou online')]: true })
      ).send(label('Zaplatit', 'gateway'))
      expect(paid.address).toContain(unpaid.address)
      expect(paid.text).not.toContain(label('Změnit způsob platby'))
      const [printed] = await documentsOn(paid, invoice)
      expect(printed).toContain(printedSum((await buyer.currentOrder()).prices.totalWithTax))

      backInTime()
      const clock = clockAhead(sandboxUrl)
      const { parcels } = await clock.until(buyer.currentOrder, ({ status }) => status === 'handed_over')
      const shippedPage = await buyer.openOrder()
      expect(shippedPage.text).toMatch(inOrder('Zaplaceno', 'Zabaleno', 'Předáno dopravci', 'Na cestě'))
      expect((await shippedPage.follow(label('Sledovat zásilku'))).text).toContain(parcels[0]?.number)
      await clock.until(buyer.currentOrder, ({ status }) => status === 'delivered', hoursPerDay)
      await buyer.returnLater()
      const delivered = await buyer.openOrder()
      expect(delivered.text).toMatch(inOrder('Doručeno', 'Doručená.'))
      await (kind === 'company' ? expectNoWithdrawal(delivered) : withdraw(delivered, first, code))
      const number = await claims(await buyer.openOrder(), second)

      await refundAll(clock, number)
      await buyer.returnLater()
      const refundedPage = await buyer.openOrder()
      expect(refundedPage.text).toContain(label('Vyřídili jsme ji'))
      expect(refundedPage.text.includes(label('Peníze jsme poslali'))).toBe(kind !== 'company')
      const notes = await documentsOn(refundedPage, credit)
      const noted = [first, second].map(({ name }) => notes.filter((text) => text.includes(inPdf(name))).length)
      expect(noted).toEqual(kind === 'company' ? [0, 1] : [1, 1])
      expect(notes.join()).toContain(printedSum(second.prices.unitWithTax))
    })

    // both widths, an account and a guest, a consumer and a company
    const viewport = kind === 'household' ? desktop : phone
    test(`A3.12 A4.08 A4.09 A5.03 A5.12 A6.11 is changed, cancelled, returned in part and claimed by keyboard, at ${viewport.width} px`, async () => {
      const { page, context, complaints } = await enter({ viewport })
      await recordViolations(context)
      const keys = keyboard(page)
      const { press } = keys
      const main = page.getByRole('main')
      const button = (name: string) => main.getByRole('button', { name, exact: true })
      const fold = (name: string) => main.locator('summary', { hasText: name })
      /** Waits for a text, and checks that the page does not scroll sideways. */
      const waitForText = async (text: string) => {
        await main.getByText(text).first().waitFor()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
      }
      /** The clicked button is gone: the notice has the focus and is visible. */
      const expectFocusedNotice = (text: string) =>
        page.waitForFunction((wanted) => {
          const at = document.activeElement
          const { top, bottom } = at?.getBoundingClientRect() ?? { top: -1, bottom: -1 }
          return at?.matches('.notice') && at.textContent?.includes(wanted) && top >= 0 && bottom <= innerHeight
        }, text)
      const toOrder = async () => {
        const { code } = await buyer.currentOrder()
        if (kind === 'guest') await keys.skipTo('/objednavka')
        else {
          await keys.skipTo(pathOf('/uzivatel/objednavky'))
          // the session has expired days later
          if (page.url().includes('/prihlasit')) {
            await signIn(page, buyer.customer)
            await keys.skipTo(pathOf('/uzivatel/objednavky'))
          }
          await press(main.getByRole('link', { name: code }))
        }
        await main.getByRole('heading', { level: 1, name: label(`Objednávka ${code}`) }).waitFor()
        await hydrated(page)
      }
      const order = async () => {
        const { items } = await buyer.order()
        await context.addCookies([...buyer.reader.cookies].map(([name, value]) => ({ name, value, url: shopUrl })))
        await toOrder()
        return items as [Line, Line]
      }

      await order()
      await press(fold(label('Zrušit objednávku')))
      await press(button(label('Ano, zrušit objednávku')))
      await waitForText(label('Objednávka je zrušená'))
      await expectFocusedNotice(label(kind === 'guest' ? 'Objednávka je zrušená' : 'Objednávku jsme zrušili'))

      const [first, second] = await order()
      const payBy = async (payment: string) => {
        await press(fold(label('Změnit způsob platby')))
        await keys.pick(main.getByRole('group', { name: label('Jak zaplatíte') }), payment)
        await press(button(label('Změnit platbu')))
      }
      await payBy(label('Bankovním převodem'))
      await expectFocusedNotice(label('Způsob platby jsme změnili'))
      await payBy(label('Kartou online'))
      await page.waitForURL('**/gateway/pay/**')
      await press(page.getByRole('button', { name: label('Zaplatit'), exact: true }))
      await waitForText(label('Zaplaceno'))

      backInTime()
      const clock = clockAhead(sandboxUrl)
      await clock.until(buyer.currentOrder, ({ status }) => status === 'delivered', hoursPerDay)
      await toOrder()
      await waitForText(label('Doručeno'))
      if (kind === 'company') await waitForText(companyNotice)
      else {
        await press(main.getByRole('link', { name: label('Odstoupit od smlouvy zde') }))
        await keys.pick(
          main.getByRole('group', { name: label('Od čeho odstupujete') }),
          label('Jen od některých položek'),
        )
        await press(main.getByRole('checkbox', { name: first.name }), 'Space')
        await keys.type(main.getByLabel(amountOf(first.name)), '1')
        await press(button(label('Pokračovat ke shrnutí')))
        await waitForText(label('Co nám oznamujete'))
        await press(button(label('Potvrdit odstoupení od smlouvy')))
        await waitForText(label('Odstoupení jsme přijali'))
        await press(main.getByRole('link', { name: label('Zpět k objednávce') }))
        await waitForText(label('Čekáme na zboží'))
      }

      await press(main.getByRole('link', { name: label('Reklamovat zboží') }))
      await hydrated(page, '.claim-form')
      await keys.pick(main.getByRole('group', { name: label('Které zboží reklamujete') }), second.name)
      await keys.type(main.getByLabel(label('Co je špatně')), words)
      const chooser = page.waitForEvent('filechooser')
      await press(main.getByLabel(label('Fotky závady')))
      await (await chooser).setFiles({ name: 'modra.jpg', mimeType: 'image/jpeg', buffer: await picture() })
      await main.locator('.photo-preview img').waitFor()
      await keys.pick(main.getByRole('group', { name: label('Jak máme reklamaci vyřídit') }), label('Vrátit peníze'))
      await press(button(label('Odeslat reklamaci')))
      await waitForText(inMarket({ cs: 'Teď nemusíte dělat nic dalšího.', sk: 'Teraz nemusíte robiť nič ďalšie.' }))
      await refundAll(clock, claimIn(await main.innerText()))

      await toOrder()
      const files: (readonly [string, string])[] = []
      for (const name of [invoice, credit].map((kept) => new RegExp(`^${kept} .* ${asPdf}$`))) {
        const download = page.waitForEvent('download')
        await press(main.getByRole('link', { name }).last())
        const file = await download
        files.push([file.suggestedFilename(), (await readFile(await file.path())).subarray(0, 5).toString()])
      }
      expect(files).toEqual([
        [expect.stringMatching(/^faktura-FV-\d{4}-\d{5}\.pdf$/), '%PDF-'],
        [
          expect.stringMatching(
            inMarket({ cs: /^opravny-doklad-OD-\d{4}-\d{5}\.pdf$/, sk: /^dobropis-DB-\d{4}-\d{5}\.pdf$/ }),
          ),
          '%PDF-',
        ],
      ])
      expect(await faultsOf(page)).toEqual([])
      expect([[...new Set(keys.unseen)], complaints]).toEqual([[], []])
    })

    /** The shop resolves a claim with a refund, and the bank pays all refunds. */
    async function refundAll(clock: ReturnType<typeof clockAhead>, number: string): Promise<void> {
      const { email } = buyer.customer
      await devTool(sandboxUrl, 'claim', { number, outcome: 'money_back' })
      const claim = new RegExp(`${number} je ${label('vyřízená')}`)
      await clock.until(
        () => mailText(email, claim),
        (body) => body.includes(inMarket({ cs: 'poslali zpět', sk: 'poslali späť' })),
        hoursPerDay,
      )
      if (kind === 'company') return
      const { code } = await buyer.currentOrder()
      const withdrawal = new RegExp(`${code}-O1: ${inMarket({ cs: 'peníze jsou', sk: 'peniaze sú' })} na `)
      await clock.until(
        () => mailText(email, withdrawal),
        (body) => body.includes('vám dnes poslali'),
        hoursPerDay,
      )
    }

    async function expectNoWithdrawal(delivered: PlainPage): Promise<void> {
      expect(delivered.text).toContain(companyNotice)
      expect(delivered.text).not.toMatch(new RegExp(`${label('Odstoupit od smlouvy zde')}|${label('do 30 dnů')}`))
      expect(await mailText(buyer.customer.email, /je u vás$/)).toMatch(
        inMarket({ cs: /dobře slouží\.\n/, sk: /dobre slúži\.\n/ }),
      )
      const { id } = await buyer.currentOrder()
      const form = await buyer.reader.open(pathOf(`/odstoupit-od-smlouvy?objednavka=${id}`))
      expect(form.text).toContain(companyNotice)
      expect((await form.follow(label('Zpět k objednávce'))).text).toContain(label('Doručeno', 'entities/order'))
    }

    /** Withdraws from one of two pieces of a line. */
    async function withdraw(delivered: PlainPage, { name }: Line, code: string): Promise<void> {
      const choice = await delivered.follow(label('Odstoupit od smlouvy zde'))
      const chosen = { [label('Jen od některých položek')]: true, [name]: true, [amountOf(name)]: '1' }
      const summary = await choice.send(label('Pokračovat ke shrnutí'), chosen)
      const typed = { [label('Účet pro vrácení peněz')]: '123', [label('Poznámka', 'withdrawal')]: 'Nesedí' }
      const rejected = await summary.send(label('Potvrdit odstoupení od smlouvy'), typed)
      expect(rejected.text).toMatch(new RegExp(`1 ks ${name}.*${label('Zkontrolujte prosím číslo účtu')}.*Nesedí`))
      const done = await rejected.send(label('Potvrdit odstoupení od smlouvy'), {
        [label('Účet pro vrácení peněz')]: inMarket({ cs: '19-2000145399/0800', sk: 'SK31 1200 0000 1987 4263 7541' }),
      })
      expect(done.text).toContain(`${code}-O1`)
      expect(await mailText(buyer.customer.email, begins('Odstoupení od smlouvy', 'entities/order'))).toContain(
        `1 ks  ${name}`,
      )
      expect((await done.follow(label('Zpět k objednávce'))).text).toContain(label('Čekáme na zboží'))
    }

    /** Files a claim for a line with a photo; returns its number. */
    async function claims(order: PlainPage, { name }: Line): Promise<string> {
      const form = await order.follow(label('Reklamovat zboží'))
      const filled = {
        ...{ [name]: true, [label('Co je špatně', 'features/claims')]: words, [label('Vrátit peníze')]: true },
        [label('Fotky závady')]: await photo(),
      }
      const filed = await form.send(label('Odeslat reklamaci'), filled)
      const number = claimIn(filed.text)
      expect(
        await mailText(
          buyer.customer.email,
          begins(`Reklamace ${number} k objednávce ${(await buyer.currentOrder()).code}`),
        ),
      ).toMatch(/Fotky: 1/)
      const shown = await filed.follow(label(`Objednávka ${(await buyer.currentOrder()).code}`))
      expect(shown.text).toContain(label('Posuzujeme ji'))
      const [picture] = [...shown.main.querySelectorAll('.photo-strip img')]
      const answer = await buyer.reader.request(picture?.getAttribute('src') ?? '')
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
      return number
    }
  })
}
