import { sumAmounts } from '../amount.ts'
import { piecesIn } from '../catalogue/variants.ts'
import { inMarket } from '../market.ts'
import { toMajor } from '../money.ts'
import { inCurrency } from '../pricing/currency.ts'
import type { PriceList } from '../pricing/price-list.ts'
import { decimalText, money } from '../text.ts'
import type { Shop } from '../wire.ts'
import type { CartLine } from './load.ts'
import { pricedLine } from './price.ts'

type Notice = Shop['LineNotice']

/** Changes of a line's availability and price since the shopper last changed it. */
export function lineNotices(line: CartLine, lines: readonly CartLine[], list: PriceList): Notice[] {
  const { variant, product } = line
  const { currency } = list
  const { unit } = pricedLine(line, list)
  if (variant.withdrawn !== null || !product.saleable || unit <= 0)
    return [
      {
        code: 'not_saleable',
        title: inMarket({
          cs: 'Toto zboží teď neprodáváme. Odeberte ho prosím z košíku.',
          sk: 'Tento tovar teraz nepredávame. Odoberte ho, prosím, z košíka.',
        }),
      },
    ]
  const stock = stockNotice(line, lines)
  const seenPrice = line.seenPrice === null ? unit : inCurrency(line.seenPrice, currency)
  if (seenPrice === unit) return stock
  const [before, now] = [seenPrice, unit].map((amount) => money(toMajor(amount), currency))
  const price: Notice =
    unit > seenPrice
      ? {
          code: 'price_raised',
          title: inMarket({
            cs: `Cena se mezitím zvýšila z ${before} na ${now} s DPH.`,
            sk: `Cena sa medzitým zvýšila z ${before} na ${now} s DPH.`,
          }),
        }
      : {
          code: 'price_lowered',
          title: inMarket({
            cs: `Cena mezitím klesla z ${before} na ${now} s DPH.`,
            sk: `Cena medzitým klesla z ${before} na ${now} s DPH.`,
          }),
        }
  return [...stock, price]
}

/** Compares the stock with all lines of the same goods. */
function stockNotice({ variant, warehouses }: CartLine, lines: readonly CartLine[]): Notice[] {
  if (!variant.check_stock) return []
  const left = piecesIn(warehouses)
  const requested = lines.filter((line) => line.variant.id === variant.id).map(({ amount }) => amount)
  if (sumAmounts(...requested) <= left) return []
  if (left < variant.amount_step)
    return [
      {
        code: 'out_of_stock',
        title: inMarket({
          cs: 'Zboží mezitím došlo. Odeberte ho prosím nebo vyberte jiné.',
          sk: 'Tovar sa medzitým minul. Odoberte ho, prosím, alebo vyberte iný.',
        }),
      },
    ]
  return [
    {
      code: 'stock_low',
      title: inMarket({
        cs: `Skladem už je jen ${decimalText(left)} ${variant.unit}. Snižte prosím množství.`,
        sk: `Skladom je už len ${decimalText(left)} ${variant.unit}. Znížte, prosím, množstvo.`,
      }),
    },
  ]
}
