import { composeOrder } from '../../src/orders/compose.ts'
import type { Gift } from '../../src/cart/gifts.ts'
import type { LoadedCart } from '../../src/cart/load.ts'
import { priceCart } from '../../src/cart/price.ts'
import type { PaymentRow, ShipperRow } from '../../src/cart/delivery.ts'
import type { Invoiced } from '../../src/invoices/compose.ts'
import { fromMajor, toMajor } from '../../src/money.ts'
import type { OrderDoc } from '../../src/orders/view.ts'
import { currencyByCode, inCurrency } from '../../src/pricing/currency.ts'
import { usualPrices } from '../../src/pricing/price-list.ts'
import type { Shop } from '../../src/wire.ts'
import { placement } from './shopping.ts'

export interface Made {
  /** Unit prices in haléře, with amounts. */
  readonly lines: readonly { readonly price: number; readonly amount: number; readonly name?: string }[]
  readonly currency?: 'CZK' | 'EUR'
  readonly coupon?: { readonly percent: number; readonly off: number }
  readonly credits?: number
  readonly gifts?: readonly number[]
  readonly shipper?: number
  readonly payment?: { readonly code: string; readonly price?: number }
  readonly placement?: Partial<Shop['OrderPlacement']>
  /** Name of the branch where it is collected; its address is that of `shipping`. */
  readonly branch?: string
  /** VAT rates by line, instead of the standard rate. */
  readonly rates?: readonly number[]
}

/** An order as it is stored, without a database: priced and composed by the code of the sandbox. */
export function madeOrder(made: Made): Invoiced & { readonly doc: OrderDoc } {
  const currency = currencyByCode(made.currency)
  const list = usualPrices(currency)
  const lines = made.lines.map(({ price, amount, name }, at) => ({
    ...{ id: at + 1, amount, parentId: null, ownLine: false, credits: 0, seenPrice: null, custom: null },
    ...goodsOf(at + 1, price, name ?? `Stolní ventilátor číslo ${at + 1}`),
    warehouses: [],
  }))
  const coupon = made.coupon && {
    ...{ code: 'KUPON', title: 'Sleva z kuponu', percent_off: made.coupon.percent, amount_off: made.coupon.off },
    ...{ minimum: 0, uses_left: null, valid_until: null },
  }
  const row = { id: '00000000-0000-4000-8000-000000000001' }
  const cart = { row, lines, coupon: coupon ?? null, credits: made.credits ?? 0 } as unknown as LoadedCart
  const { code = 'cod', price: fee = 0 } = made.payment ?? {}
  const payment = { id: 1, code, name: NAMES[code], price: fee, cash: code === 'cod' || code === 'cash' } as PaymentRow
  const shipper = { id: 1, name: 'Kurýr', type: 'DELIVERY', price: made.shipper ?? 0, free_from: null } as ShipperRow
  const gifts = (made.gifts ?? []).map((price, at) => ({
    ...{ price: inCurrency(price, currency), net: Math.round(inCurrency(price, currency) / 1.21), image: null },
    ...goodsOf(100 + at, price, `Dárek ${at + 1}`),
    name: `Dárek ${at + 1}`,
  })) as unknown as Gift[]
  const totals = priceCart(cart, list, NOW, { shipper: { price: shipper.price, freeFrom: null }, payment, gifts })
  const doc = composeOrder({
    ...{ cart, list, totals, shipper, payment, gifts, deliveryTime: null, newsletterPending: false },
    branch:
      made.branch === undefined
        ? null
        : { id: 1, name: made.branch, hours: { weekdays: '8:00-18:00', saturday: null, sunday: null } },
    ...{ placement: placement(made.placement), payment_state: 'offline', nearest: '2026-11-23' },
  })
  return { code: '2600123', created: NOW.toISOString(), doc: made.rates ? withRates(doc, made.rates) : doc }
}

const NOW = new Date('2026-11-20T12:00:00Z')
const NAMES: Readonly<Record<string, string>> = {
  cod: 'Dobírka',
  cash: 'Na pobočce',
  card: 'Kartou',
  transfer: 'Převodem',
}

function goodsOf(id: number, price: number, name: string) {
  return {
    variant: {
      ...{ id, product_id: id, name: '', fullname: name, price, original_price: price, quantity_prices: [] },
      ...{ catalog_code: `KOD-${id}`, marketing_code: `KOD-${id}`, unit: 'ks', amount_decimals: 0, withdrawn: null },
      ...{ doc: { images: [] }, lowest_price: null },
    },
    product: {
      ...{ id, slug: `zbozi-${id}`, name, categoryFullname: 'Zboží', brand: null, image: null },
      ...{ freeShipping: false, oversized: false },
    },
  }
}

/** The same order with other VAT rates: prices with VAT stay the same. */
function withRates(doc: OrderDoc, rates: readonly number[]): OrderDoc {
  let change = 0
  const items = doc.items.map((item, at) => {
    const vatPercent = rates[at] ?? item.vatPercent ?? 21
    const net = (gross: number) => toMajor(Math.round((fromMajor(gross) * 100) / (100 + vatPercent)))
    const { unitWithTax, totalWithTax, totalWithoutTax } = item.prices
    change += fromMajor(net(totalWithTax)) - fromMajor(totalWithoutTax)
    const prices = { ...item.prices, unitWithoutTax: net(unitWithTax), totalWithoutTax: net(totalWithTax) }
    return { ...item, vatPercent, prices }
  })
  const more = (price: number) => toMajor(fromMajor(price) + change)
  const { itemsWithoutTax, totalWithoutTax } = doc.prices
  const prices = { ...doc.prices, itemsWithoutTax: more(itemsWithoutTax), totalWithoutTax: more(totalWithoutTax) }
  return { ...doc, items, prices }
}
