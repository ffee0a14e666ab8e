import type { Filter } from '@vanek/sdk/catalog'
import { vatTexts } from '../price/use-amount.ts'

/** What numbers of a filter are counted in. Listings are filtered by prices with VAT, whichever of them is shown. */
export const filterUnit = ({ kind, unit }: Pick<Filter, 'kind' | 'unit'>): Filter['unit'] =>
  kind === 'price' && unit ? `${unit} ${vatTexts.with}` : unit
