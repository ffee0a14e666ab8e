import { floorToStep, isOnStep, sumAmounts } from '../amount.ts'
import { piecesIn, type VariantRow } from '../catalogue/variants.ts'
import { refusal } from '../http/errors.ts'
import { czechNumber } from '../text.ts'
import type { Shop, Warehouse } from '../wire.ts'

/** Sentences of the shop's own for limits, with places for `{limit}` and `{unit}` (C8.14). */
export interface LimitTexts {
  readonly minimum: string | null
  readonly maximum: string | null
}

export interface Allowed {
  readonly amount: number
  readonly warnings: Shop['Warning'][]
}

/**
 * The amount that a cart may hold of a variant when so much is wanted: less than wanted when the stock ends, with a
 * warning that says so.
 *
 * @param elsewhere what other lines of the cart have of the same variant
 * @throws the refusals `amount_below_minimum`, `amount_above_maximum`, `amount_off_step`, `out_of_stock` (nothing at
 * all can be had)
 */
export function allowedAmount(
  variant: VariantRow,
  warehouses: readonly Warehouse[] | undefined,
  wanted: number,
  elsewhere: number,
  texts: LimitTexts,
): Allowed {
  const { unit, amount_min: min, amount_max: max, amount_step: step } = variant
  const all = sumAmounts(wanted, elsewhere)
  if (all < min)
    throw refusal('amount_below_minimum', {
      field: 'amount',
      title: limitText(texts.minimum ?? 'Musíte zakoupit minimálně {limit} {unit} tohoto produktu.', min, unit),
    })
  if (all > max)
    throw refusal('amount_above_maximum', {
      field: 'amount',
      title: limitText(texts.maximum ?? 'Můžete zakoupit maximálně {limit} {unit} tohoto produktu.', max, unit),
    })
  if (!isOnStep(wanted, step)) throw offStep(step, unit)
  if (!variant.check_stock) return { amount: wanted, warnings: [] }
  const left = floorToStep(sumAmounts(piecesIn(warehouses), -elsewhere), step)
  if (wanted <= left) return { amount: wanted, warnings: [] }
  const most = sumAmounts(left, elsewhere)
  if (left <= 0 || most < min) throw refusal('out_of_stock', { field: 'amount' })
  const title = `Skladem je jen ${czechNumber(most)} ${unit}, tolik jsme vám nechali v košíku.`
  return { amount: left, warnings: [{ code: 'amount_capped', title }] }
}

/**
 * No amount has a fourth decimal, which would be lost when it is added to what there is.
 *
 * @throws the refusal `amount_off_step`
 */
export function mustBeExact(amount: number, { amount_step: step, unit }: VariantRow): void {
  if (!isOnStep(amount, 0.001)) throw offStep(step, unit)
}

/**
 * Lists keep amounts whose limits may be others when they are bought, but none that these goods cannot be written in.
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
  const title = limitText('Tento produkt prodáváme jen po {limit}\u00a0{unit}.', step, unit)
  return refusal('amount_off_step', { field: 'amount', title })
}

function limitText(text: string, limit: number, unit: string): string {
  return text.replaceAll('{limit}', czechNumber(limit)).replaceAll('{unit}', unit)
}
