import type { HomeData } from '../../../pages/home/data.ts'
import type { TellPage } from './page-told.ts'

/** Featured products, if the theme shows them. */
export const tellHome: TellPage<HomeData> = ({ lists }, { shell }) => ({
  lists: shell?.theme.pages.homepage.featured_products
    ? lists.map(({ id, title, products }) => ({ id: `home:${id}`, name: title, products }))
    : [],
})
