import { unwrap } from '@vanek/sdk'
import { updateUser } from '@vanek/sdk/account'
import { getOrderByToken, type Order } from '@vanek/sdk/checkout'
import { type Customer, mailedLink, newCustomer, newPerson } from './account.ts'
import { newShopper, payments } from './buying.ts'
import { pickProduct } from './catalogue.ts'
import { customerShop } from './customer-shop.ts'
import { type Filled, type PlainPage, type PlainReader, plainReader } from './plain-page.ts'
import { orderOf, sandboxShop } from './sandbox.ts'
import { ownAddress, ownCompany, ownPhone } from './company.ts'
import { pathOf } from './paths.ts'
import { label } from './words.ts'

/** Types of buyers: a guest, a customer, a company. */
export type BuyerKind = 'guest' | 'household' | 'company'

/**
 * A buyer of their own who orders and returns to the order, by pages without scripts until a browser gets their
 * cookies.
 */
export interface OrderBuyer {
  readonly kind: BuyerKind
  /** Their account; a guest has only its data. */
  readonly customer: Customer
  readonly reader: PlainReader
  /** Orders two products by courier, two pieces of the first, without paying by card. */
  readonly order: () => Promise<Order>
  /** The current order in the back end. */
  readonly currentOrder: () => Promise<Order>
  /** Returns days later: signs in, or looks the order up by its number and e-mail. */
  readonly returnLater: () => Promise<void>
  /** Opens the page of the order. */
  readonly openOrder: () => Promise<PlainPage>
}

export const companyNumbers = { TIN: ownCompany.TIN, VATIN: ownCompany.VATIN, order: 'PO-117' } as const

/** Fields to fill in beside the known data. */
const detailsOf = (kind: BuyerKind, email: string): Filled => {
  const { name, phone, street, city, postcode } = newShopper()
  const terms = { [label('Souhlasím s')]: true }
  if (kind === 'company') return { ...terms, [label('Vaše číslo objednávky', 'details')]: companyNumbers.order }
  return {
    ...(kind === 'guest' && { 'E-mail': email, [label('Jméno a příjmení', 'details')]: name }),
    ...{ [label('Telefon', 'details')]: phone, [label('Ulice a číslo popisné', 'details')]: street },
    ...{ [label('Město', 'details')]: city, PSČ: postcode, ...terms },
  }
}

async function newAccount(kind: BuyerKind, sandboxUrl: string): Promise<Customer> {
  const customer = await newCustomer(sandboxUrl)
  if (kind === 'company')
    unwrap(
      await updateUser(await customerShop(sandboxUrl, customer), {
        business: ownCompany,
        phone: ownPhone,
        address: ownAddress,
      }),
    )
  return customer
}

export async function orderBuyer(kind: BuyerKind, shopUrl: string, sandboxUrl: string): Promise<OrderBuyer> {
  const reader = plainReader(shopUrl)
  const customer = kind === 'guest' ? newPerson() : await newAccount(kind, sandboxUrl)
  const { email, password } = customer
  let token = ''
  const currentOrder = async () => unwrap(await getOrderByToken(sandboxShop(sandboxUrl), { token }))
  const signIn = async () => {
    const page = await reader.open(pathOf('/uzivatel/objednavky'))
    if (page.address.startsWith('/prihlasit'))
      await page.send(label('Přihlásit se'), { 'E-mail': email, Heslo: password })
  }
  const lookUp = async (code: string) => {
    const lookupPage = await reader.open(pathOf('/sledovani-objednavky'))
    await lookupPage.send(label('Poslat odkaz'), { [label('Číslo objednávky')]: code, 'E-mail': email })
    const { pathname, search } = await mailedLink(sandboxUrl, email)
    await (await reader.open(pathname + search)).send(label('Zobrazit objednávku'))
  }
  if (kind !== 'guest') await signIn()
  return {
    ...{ kind, customer, reader, currentOrder },
    async order() {
      const goods = [
        await pickProduct(sandboxUrl),
        await pickProduct(sandboxUrl, { category: 'koupelnove-ventilatory' }),
      ]
      for (const [at, { variant }] of goods.entries())
        await reader.post('/kosik', { intent: 'add', variantId: String(variant.id), amount: at === 0 ? '2' : '1' })
      await reader.post('/kosik/doprava-a-platba', { shipper: '1', payment: String(payments.card) })
      const details = await reader.open(pathOf('/kosik/dodaci-udaje'))
      await details.send(label('Objednat s povinností platby'), detailsOf(kind, email))
      const order = await orderOf(sandboxUrl, reader.cookies)
      ;({ token } = order)
      return order
    },
    async returnLater() {
      const { code } = await currentOrder()
      await (kind === 'guest' ? lookUp(code) : signIn())
    },
    async openOrder() {
      if (kind === 'guest') return reader.open('/objednavka')
      return (await reader.open(pathOf('/uzivatel/objednavky'))).follow((await currentOrder()).code)
    },
  }
}
