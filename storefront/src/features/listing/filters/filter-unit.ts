import type { Filter } from '@vanek/sdk/catalog'
import { vatTexts } from '../../../entities/price/vat-texts.ts'

/** The unit of a numeric filter; for prices it also says whether they include VAT (B3.53). */
export const filterUnit = ({ unit, vat }: Pick<Filter, 'unit' | 'vat'>): string | null =>
  unit && vat && Object.hasOwn(vatTexts, vat) ? `${unit} ${vatTexts[vat]}` : unit
