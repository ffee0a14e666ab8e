import { piecesIn, type VariantRow } from '../catalogue/variants.ts'
import { refusal } from '../http/errors.ts'
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
 * @param elsewhere pieces of the same variant in other lines of the cart
 * @throws the refusals `amount_below_minimum`, `amount_above_maximum`, `out_of_stock` (nothing at all can be had)
 */
export function allowedAmount(
  variant: VariantRow,
  warehouses: readonly Warehouse[] | undefined,
  wanted: number,
  elsewhere: number,
  texts: LimitTexts,
): Allowed {
  const { unit, amount_min: min, amount_max: max } = variant
  if (wanted + elsewhere < min)
    throw refusal('amount_below_minimum', {
      field: 'amount',
      title: limitText(texts.minimum ?? 'Musíte zakoupit minimálně {limit} {unit} tohoto produktu.', min, unit),
    })
  if (wanted + elsewhere > max)
    throw refusal('amount_above_maximum', {
      field: 'amount',
      title: limitText(texts.maximum ?? 'Můžete zakoupit maximálně {limit} {unit} tohoto produktu.', max, unit),
    })
  if (!variant.check_stock) return { amount: wanted, warnings: [] }
  const left = piecesIn(warehouses) - elsewhere
  if (wanted <= left) return { amount: wanted, warnings: [] }
  if (left < 1 || left + elsewhere < min) throw refusal('out_of_stock', { field: 'amount' })
  const title = `Skladem je jen ${left + elsewhere} ${unit}, tolik jsme vám nechali v košíku.`
  return { amount: left, warnings: [{ code: 'amount_capped', title }] }
}

function limitText(text: string, limit: number, unit: string): string {
  return text.replaceAll('{limit}', String(limit)).replaceAll('{unit}', unit)
}
