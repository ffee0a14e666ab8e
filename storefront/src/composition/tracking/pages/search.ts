import { searchEvent } from '@vanek/sdk/tracking'
import type { SearchData } from '../../../pages/search/data.ts'
import type { TellPage } from './page-told.ts'

/** The search query, once however it is filtered (B5.06), and the products found. */
export const tellSearch: TellPage<SearchData> = ({ q, tab, results }, { before }) => {
  const showsProducts = results && (results.narrowed || tab === null || tab === 'produkty')
  return {
    events: before?.q === q ? [] : [searchEvent(q)],
    lists: showsProducts ? [{ id: 'search', name: 'Výsledky hledání', products: results.listing.products }] : [],
  }
}
