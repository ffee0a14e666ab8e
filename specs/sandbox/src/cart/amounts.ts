import { floorToStep, isOnStep, sumAmounts } from '../amount.ts'
import { piecesIn, type VariantRow } from '../catalogue/variants.ts'
import { refusal } from '../http/errors.ts'
import { inMarket } from '../market.ts'
import { decimalText } from '../text.ts'
import type { Shop, Warehouse } from '../wire.ts'

/** Custom messages for limits, with placeholders `{limit}` and `{unit}` (C8.14). */
export interface LimitTexts {
  readonly minimum: string | null
  readonly maximum: string | null
}

export interface Allowed {
  readonly amount: number
  readonly warnings: Shop['Warning'][]
}

/** The refusal of more pieces when the cart already has all that are in stock. */
export const allInCart = () =>
  refusal('out_of_stock', {
    field: 'amount',
    title: inMarket({
      cs: 'Víc už skladem nemáme. Všechno, co zbývá, máte v košíku.',
      sk: 'Viac už skladom nemáme. Všetko, čo zostáva, máte v košíku.',
    }),
  })

/**
 * The allowed amount of a variant in a line. If the stock is too low, it is reduced, with a warning.
 *
 * @param elsewhere the amount of the same variant in other lines of the cart
 * @throws the refusals `amount_below_minimum`, `amount_above_maximum`, `amount_off_step`, `out_of_stock` (nothing is left)
 */
export function allowedAmount(
  variant: VariantRow,
  warehouses: readonly Warehouse[] | undefined,
  requested: number,
  elsewhere: number,
  texts: LimitTexts,
): Allowed {
  const { unit, amount_min: min, amount_max: max, amount_step: step } = variant
  const all = sumAmounts(requested, elsewhere)
  if (all < min)
    throw refusal('amount_below_minimum', {
      field: 'amount',
      title: limitText(
        texts.minimum ??
          inMarket({
            cs: 'Musíte zakoupit minimálně {limit} {unit} tohoto produktu.',
            sk: 'Kúpiť môžete najmenej {limit} {unit} tohto produktu.',
          }),
        min,
        unit,
      ),
    })
  if (all > max)
    throw refusal('amount_above_maximum', {
      field: 'amount',
      title: limitText(
        texts.maximum ??
          inMarket({
            cs: 'Můžete zakoupit maximálně {limit} {unit} tohoto produktu.',
            sk: 'Kúpiť môžete najviac {limit} {unit} tohto produktu.',
          }),
        max,
        unit,
      ),
    })
  if (!isOnStep(requested, step)) throw offStep(step, unit)
  if (!variant.check_stock) return { amount: requested, warnings: [] }
  const left = floorToStep(sumAmounts(piecesIn(warehouses), -elsewhere), step)
  if (requested <= left) return { amount: requested, warnings: [] }
  const most = sumAmounts(left, elsewhere)
  if (left <= 0 && elsewhere > 0 && most > 0) throw allInCart()
  if (left <= 0 || most < min) throw refusal('out_of_stock', { field: 'amount' })
  // two to four are plural in both languages
  const isFew = Number.isInteger(most) && most >= 2 && most <= 4
  const title = inMarket({
    cs: `Skladem ${isFew ? 'jsou' : 'je'} jen ${decimalText(most)} ${unit}, tolik jsme vám nechali v košíku.`,
    sk: `Skladom ${isFew ? 'sú' : 'je'} len ${decimalText(most)} ${unit}, toľko sme vám nechali v košíku.`,
  })
  return { amount: left, warnings: [{ code: 'amount_capped', title }] }
}

/**
 * Refuses amounts with more than three decimals, which are lost when amounts are added.
 *
 * @throws the refusal `amount_off_step`
 */
export function mustBeExact(amount: number, { amount_step: step, unit }: VariantRow): void {
  if (!isOnStep(amount, 0.001)) throw offStep(step, unit)
}

/**
 * Checks an amount in a shopping list. Only its decimals: the other limits may differ by the time of the purchase.
 *
 * @throws the refusal `amount_off_step`
 */
export function mustBeWritable(
  amount: number,
  { amount_decimals: decimals, amount_step: step, unit }: VariantRow,
): void {
  if (!isOnStep(amount, 10 ** -decimals)) throw offStep(step, unit)
}

function offStep(step: number, unit: string): Error {
  const title = limitText(
    inMarket({
      cs: 'Tento produkt prodáváme jen po {limit}\u00a0{unit}.',
      sk: 'Tento produkt predávame len po {limit}\u00a0{unit}.',
    }),
    step,
    unit,
  )
  return refusal('amount_off_step', { field: 'amount', title })
}

function limitText(text: string, limit: number, unit: string): string {
  return text.replaceAll('{limit}', decimalText(limit)).replaceAll('{unit}', unit)
}
