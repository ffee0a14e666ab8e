import type { Filter } from '@vanek/sdk/catalog'
import { vatTexts } from '../price/vat-texts.ts'

/** What numbers of a filter are counted in; of prices it says whether VAT is in them (B3.53). */
export const filterUnit = ({ unit, vat }: Pick<Filter, 'unit' | 'vat'>): string | null =>
  unit && vat && Object.hasOwn(vatTexts, vat) ? `${unit} ${vatTexts[vat]}` : unit
