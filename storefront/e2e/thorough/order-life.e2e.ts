import { readFile } from 'node:fs/promises'
import type { Order } from '@vanek/sdk/checkout'
import sharp from 'sharp'
import { afterTest, expect, test } from '../support/test.ts'
import { pdfText } from '../../../specs/sandbox/test/support/pdf-text.ts'
import { desktop, phone } from '../support/browser.ts'
import { faultsOf, noteViolations } from '../support/complaint-free.ts'
import { devTool } from '../support/dev-tool.ts'
import { hydrated } from '../support/hydrated.ts'
import { keyboard } from '../support/keyboard.ts'
import { companyNumbers, type OrderBuyer, orderBuyer } from '../support/order-buyers.ts'
import type { PlainPage } from '../support/plain-page.ts'
import { mailsTo } from '../support/sandbox.ts'
import { signIn } from '../support/sign-in.ts'
import { visitors } from '../support/visitors.ts'
import { clockAhead } from '../support/way-of-order.ts'

const { enter, shopUrl, sandboxUrl } = visitors()

type Line = Order['items'][number]

const words = 'Po týdnu začal hlasitě pískat.'
const aDay = 24
const credit = 'Opravný daňový doklad'
const whyNot = 'Odstoupit bez udání důvodu mohou jen spotřebitelé, tahle objednávka je na firmu.'

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#00c' } })
    .jpeg()
    .toBuffer()

const photo = async () => new File([new Uint8Array(await picture())], 'modra.jpg', { type: 'image/jpeg' })

/** An amount and a text as in a PDF, without spaces. */
const sumIn = (amount: number) => `${amount.toFixed(2).replace('.', ',')}Kč`
const inPdf = (text: string) => text.replaceAll(/\s/g, '')

/** The number of the claim in the confirmation. */
const claimIn = (text: string) => /Reklamaci\s(RE-\d{4}-\d{5})\sjsme přijali/.exec(text)?.[1] ?? 'none'

const backInTime = () => afterTest(async () => void (await devTool(sandboxUrl, 'clock', {})))

async function mailed(email: string, subject: RegExp): Promise<string> {
  return (await mailsTo(sandboxUrl, email)).find((mail) => subject.test(mail.subject))?.body ?? 'no such mail'
}

for (const kind of ['guest', 'household', 'company'] as const) {
  test.describe(`an order of a ${kind}`, () => {
    let buyer: OrderBuyer
    test.beforeAll(async () => {
      buyer = await orderBuyer(kind, shopUrl, sandboxUrl)
    })
    const ofCompany = kind === 'company' ? Object.values(companyNumbers) : []

    /** Texts of the PDF documents of a page. */
    const documentsOn = (page: PlainPage, name: string): Promise<string[]> =>
      Promise.all(
        page.names(`${name} .* jako PDF`).map(async (link) => {
          const answer = await buyer.reader.ask(page.href(link))
          expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
          const text = pdfText(Buffer.from(await answer.arrayBuffer()))
          for (const part of [link.split(' ').at(-3) ?? '', ...ofCompany]) expect(text).toContain(part)
          return text
        }),
      )

    test('A3.12 A4.08 A4.09 without scripts is paid later, and cancelled with an invoice and its credit note', async () => {
      const { prices } = await buyer.order()
      const unpaid = await buyer.toOrder()
      expect(unpaid.text).toContain('Objednávka čeká na zaplacení')
      const paid = await (await unpaid.send('Přejít k platbě')).send('Zaplatit')
      expect(paid.address).toBe(unpaid.address)
      const cancelled = await paid.send('Ano, zrušit objednávku')
      expect(cancelled.text).toMatch(/Objednávka je zrušená.*Vrátíme vám/)
      expect((await buyer.now()).status).toBe('cancelled')
      const documents = [await documentsOn(cancelled, 'Faktura'), await documentsOn(cancelled, credit)]
      expect(documents.map(({ length }) => length)).toEqual([1, 1])
      for (const text of documents.flat()) expect(text).toContain(sumIn(prices.totalWithTax))
    })

    test('A1.06 A1.08 A2.11 A3.12 A4.09 A5.03 A5.12 A5.13 A5.14 A6.07 A6.11 A6.12 without scripts is paid otherwise, followed, given back in part and claimed', async () => {
      const { code, items } = await buyer.order()
      const [first, second] = items as [Line, Line]
      const unpaid = await buyer.toOrder()
      const refused = await (await unpaid.send('Přejít k platbě')).send('Zamítnout jako banka')
      expect(refused.text).toContain('Platba neproběhla')
      const changed = await refused.send('Změnit platbu', { 'Bankovním převodem': true })
      for (const text of ['Způsob platby jsme změnili', 'Údaje pro platbu převodem', 'jakmile dorazí vaše platba'])
        expect(changed.text).toContain(text)
      const paid = await (await changed.send('Změnit platbu', { Kartou: true })).send('Zaplatit')
      expect(paid.address).toContain(unpaid.address)
      expect(paid.text).not.toContain('Změnit způsob platby')
      const [invoice] = await documentsOn(paid, 'Faktura')
      expect(invoice).toContain(sumIn((await buyer.now()).prices.totalWithTax))

      backInTime()
      const clock = clockAhead(sandboxUrl)
      const { parcels } = await clock.until(buyer.now, ({ status }) => status === 'handed_over')
      const onItsWay = await buyer.toOrder()
      expect(onItsWay.text).toMatch(/Zaplaceno.*Zabaleno.*Předáno dopravci.*Na cestě/)
      expect((await onItsWay.follow('Sledovat zásilku')).text).toContain(parcels[0]?.number)
      await clock.until(buyer.now, ({ status }) => status === 'delivered', aDay)
      await buyer.comeBack()
      const delivered = await buyer.toOrder()
      expect(delivered.text).toMatch(/Doručeno\d.*Byla předána/)
      await (kind === 'company' ? mayNotWithdraw(delivered) : withdraws(delivered, first, code))
      const number = await claims(await buyer.toOrder(), second)

      await settle(clock, number)
      await buyer.comeBack()
      const settled = await buyer.toOrder()
      expect(settled.text).toContain('Vyřídili jsme ji')
      expect(settled.text.includes('Peníze jsme poslali')).toBe(kind !== 'company')
      const notes = await documentsOn(settled, credit)
      const noted = [first, second].map(({ name }) => notes.filter((text) => text.includes(inPdf(name))).length)
      expect(noted).toEqual(kind === 'company' ? [0, 1] : [1, 1])
      expect(notes.join()).toContain(sumIn(second.prices.unitWithTax))
    })

    // both widths, an account and a guest, a consumer and a company
    const viewport = kind === 'household' ? desktop : phone
    test(`A3.12 A4.08 A4.09 A5.03 A5.12 A6.11 is changed, cancelled, given back in part and claimed by keyboard, at ${viewport.width} px`, async () => {
      const { page, context, complaints } = await enter({ viewport })
      await noteViolations(context)
      const keys = keyboard(page)
      const { press } = keys
      const main = page.getByRole('main')
      const button = (name: string) => main.getByRole('button', { name, exact: true })
      const fold = (name: string) => main.locator('summary', { hasText: name })
      /** Waits for a text, and checks that the page does not scroll sideways. */
      const told = async (text: string) => {
        await main.getByText(text).first().waitFor()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
      }
      /** The pressed button is gone: the result has the focus and is visible. */
      const ledTo = (text: string) =>
        page.waitForFunction((wanted) => {
          const at = document.activeElement
          const { top, bottom } = at?.getBoundingClientRect() ?? { top: -1, bottom: -1 }
          return at?.matches('.notice') && at.textContent?.includes(wanted) && top >= 0 && bottom <= innerHeight
        }, text)
      const toOrder = async () => {
        const { code } = await buyer.now()
        if (kind === 'guest') await keys.skipTo('/objednavka')
        else {
          await keys.skipTo('/uzivatel/objednavky')
          // the session has expired days later
          if (page.url().includes('/prihlasit')) {
            await signIn(page, buyer.customer)
            await keys.skipTo('/uzivatel/objednavky')
          }
          await press(main.getByRole('link', { name: code }))
        }
        await main.getByRole('heading', { level: 1, name: `Objednávka ${code}` }).waitFor()
        await hydrated(page)
      }
      const order = async () => {
        const { items } = await buyer.order()
        await context.addCookies([...buyer.reader.cookies].map(([name, value]) => ({ name, value, url: shopUrl })))
        await toOrder()
        return items as [Line, Line]
      }

      await order()
      await press(fold('Zrušit objednávku'))
      await press(button('Ano, zrušit objednávku'))
      await told('Objednávka je zrušená')
      await ledTo(kind === 'guest' ? 'Objednávka je zrušená' : 'Objednávku jsme zrušili')

      const [first, second] = await order()
      const payBy = async (payment: string) => {
        await press(fold('Změnit způsob platby'))
        await keys.pick(main.getByRole('group', { name: 'Jak zaplatíte' }), payment)
        await press(button('Změnit platbu'))
      }
      await payBy('Bankovním převodem')
      await ledTo('Způsob platby jsme změnili')
      await payBy('Kartou online')
      await page.waitForURL('**/gateway/pay/**')
      await press(page.getByRole('button', { name: 'Zaplatit', exact: true }))
      await told('Zaplaceno')

      backInTime()
      const clock = clockAhead(sandboxUrl)
      await clock.until(buyer.now, ({ status }) => status === 'delivered', aDay)
      await toOrder()
      await told('Doručeno')
      if (kind === 'company') await told(whyNot)
      else {
        await press(main.getByRole('link', { name: 'Odstoupit od smlouvy zde' }))
        await keys.pick(main.getByRole('group', { name: 'Od čeho odstupujete' }), 'Jen od některých položek')
        await press(main.getByRole('checkbox', { name: first.name }), 'Space')
        await keys.type(main.getByLabel(`Množství položky ${first.name}`), '1')
        await press(button('Pokračovat ke shrnutí'))
        await told('Co nám oznamujete')
        await press(button('Potvrdit odstoupení od smlouvy'))
        await told('Odstoupení jsme přijali')
        await press(main.getByRole('link', { name: 'Zpět k objednávce' }))
        await told('Čekáme na zboží')
      }

      await press(main.getByRole('link', { name: 'Reklamovat zboží' }))
      await hydrated(page, '.claim-form')
      await keys.pick(main.getByRole('group', { name: 'Které zboží reklamujete' }), second.name)
      await keys.type(main.getByLabel('Co je špatně'), words)
      const chooser = page.waitForEvent('filechooser')
      await press(main.getByLabel('Fotky závady'))
      await (await chooser).setFiles({ name: 'modra.jpg', mimeType: 'image/jpeg', buffer: await picture() })
      await main.locator('.photo-preview img').waitFor()
      await keys.pick(main.getByRole('group', { name: 'Jak ji máme vyřídit' }), 'Vrátit peníze')
      await press(button('Odeslat reklamaci'))
      await told('Teď nemusíte dělat nic dalšího.')
      await settle(clock, claimIn(await main.innerText()))

      await toOrder()
      const files: (readonly [string, string])[] = []
      for (const name of [/^Faktura .* jako PDF$/, /^Opravný daňový doklad .* jako PDF$/]) {
        const download = page.waitForEvent('download')
        await press(main.getByRole('link', { name }).last())
        const file = await download
        files.push([file.suggestedFilename(), (await readFile(await file.path())).subarray(0, 5).toString()])
      }
      expect(files).toEqual([
        [expect.stringMatching(/^faktura-FV-\d{4}-\d{5}\.pdf$/), '%PDF-'],
        [expect.stringMatching(/^opravny-doklad-OD-\d{4}-\d{5}\.pdf$/), '%PDF-'],
      ])
      expect(await faultsOf(page)).toEqual([])
      expect([[...new Set(keys.unseen)], complaints]).toEqual([[], []])
    })

    /** The shop resolves a claim with a refund, and the bank pays all refunds. */
    async function settle(clock: ReturnType<typeof clockAhead>, number: string): Promise<void> {
      const { email } = buyer.customer
      await devTool(sandboxUrl, 'claim', { number, outcome: 'money_back' })
      const claim = new RegExp(`${number} je vyřízená`)
      await clock.until(
        () => mailed(email, claim),
        (body) => body.includes('poslali zpět'),
        aDay,
      )
      if (kind === 'company') return
      const { code } = await buyer.now()
      const withdrawal = new RegExp(`${code}-O1: peníze jsou na cestě`)
      await clock.until(
        () => mailed(email, withdrawal),
        (body) => body.includes('vám dnes poslali'),
        aDay,
      )
    }

    async function mayNotWithdraw(delivered: PlainPage): Promise<void> {
      expect(delivered.text).toContain(whyNot)
      expect(delivered.text).not.toMatch(/Odstoupit od smlouvy zde|do 30 dnů/)
      expect(await mailed(buyer.customer.email, /je u vás$/)).toMatch(/dobře slouží\.\n/)
      const { id } = await buyer.now()
      const asked = await buyer.reader.open(`/odstoupit-od-smlouvy?objednavka=${id}`)
      expect(asked.text).toContain(whyNot)
      expect((await asked.follow('Zpět k objednávce')).text).toContain('Doručeno')
    }

    /** Withdraws from one of two pieces of a line. */
    async function withdraws(delivered: PlainPage, { name }: Line, code: string): Promise<void> {
      const choice = await delivered.follow('Odstoupit od smlouvy zde')
      const chosen = { 'Jen od některých': true, [name]: true, [`Množství položky ${name}`]: '1' }
      const summary = await choice.send('Pokračovat ke shrnutí', chosen)
      const typed = { Účet: '123', Poznámka: 'Nesedí' }
      const mistaken = await summary.send('Potvrdit odstoupení od smlouvy', typed)
      expect(mistaken.text).toMatch(new RegExp(`1 ks ${name}.*Zkontrolujte prosím číslo účtu.*Nesedí`))
      const done = await mistaken.send('Potvrdit odstoupení od smlouvy', { Účet: '19-2000145399/0800' })
      expect(done.text).toContain(`${code}-O1`)
      expect(await mailed(buyer.customer.email, /^Odstoupení od smlouvy/)).toContain(`1 ks  ${name}`)
      expect((await done.follow('Zpět k objednávce')).text).toContain('Čekáme na zboží')
    }

    /** Files a claim for a line with a photo; returns its number. */
    async function claims(order: PlainPage, { name }: Line): Promise<string> {
      const form = await order.follow('Reklamovat zboží')
      const filled = { [name]: true, 'Co je špatně': words, 'Vrátit peníze': true, 'Fotky závady': await photo() }
      const filed = await form.send('Odeslat reklamaci', filled)
      const number = claimIn(filed.text)
      expect(await mailed(buyer.customer.email, new RegExp(`^Reklamace ${number} k`))).toMatch(/Fotky: 1/)
      const shown = await filed.follow('Zpět na objednávku')
      expect(shown.text).toContain('Posuzujeme ji')
      const [picture] = [...shown.main.querySelectorAll('.photo-strip img')]
      const answer = await buyer.reader.ask(picture?.getAttribute('src') ?? '')
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
      return number
    }
  })
}
