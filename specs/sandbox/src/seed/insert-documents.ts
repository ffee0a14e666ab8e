import type { Catalogue } from '../../seed/catalogue.ts'
import { TAGS } from '../../seed/merit.ts'
import type { MenuEntry } from '../../seed/content/types.ts'
import type { RedirectDoc } from '../content/redirects.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Queries } from '../db/transaction.ts'
import { homeCountry } from '../market.ts'
import { DOMAIN_CODE } from '../shop/settings.ts'
import { documentRow as document, editorialRows } from './insert-editorial.ts'
import { magazineRows } from './insert-magazine.ts'
import { pageRows, siteRows } from './insert-pages.ts'
import { placeRows } from './insert-places.ts'
import { shownBy, type PictureOf } from './pictures.ts'
import { settingsOf } from './settings.ts'
import type { Shop } from '../wire.ts'

/** Settings, parameters, menus, pages and content of the home page: one document each. */
export async function insertDocuments(q: Queries, seed: Catalogue, picture: PictureOf): Promise<void> {
  const { home, menus, moved } = seed.content
  const shownPicture = shownBy(picture)
  const banners = home.banners.map(({ picture: shown, ...banner }) => ({
    ...banner,
    image: shownPicture(shown),
  }))
  const menu = (parent: number | null, entry: MenuEntry): object => {
    const { id, title, path, main, picture: file, children } = entry
    const image = file === null ? null : picture(file, title)
    const below = children.map((child) => menu(id, child))
    return { id, parent, targetBlank: false, title, path, main, image, children: below }
  }
  await insertRows(q, 'documents', [
    document('settings', DOMAIN_CODE, settingsOf(seed)),
    ...editorialRows(seed, picture),
    ...Object.entries(menus).map(([code, items]) =>
      document('menu', code, { items: items.map((item) => menu(null, item)) }),
    ),
    ...pageRows(seed, picture),
    ...magazineRows(seed, picture),
    ...placeRows(seed, picture),
    ...siteRows(seed, picture),
    ...moved.map(({ from, to }) => document('redirect', from, { to } satisfies RedirectDoc)),
    document('home', 'index', {
      ...home,
      banners,
      topCategories: { ...home.topCategories, image: shownPicture(home.topCategories.picture) },
    }),
    ...seed.companies.map(({ name, street, city, postcode, ...company }) => {
      const address = { street, city, postcode, country_code: homeCountry }
      return document('company', company.tin, { ...company, business_name: name, address } satisfies Shop['Company'])
    }),
    ...Object.values(TAGS).map((tag, at) => document('tag', tag.code, { text: tag.text }, at)),
  ])
}
