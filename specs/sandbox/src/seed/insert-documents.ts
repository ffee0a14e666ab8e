import type { Catalogue } from '../../seed/catalogue.ts'
import { TAGS } from '../../seed/merit.ts'
import { FREE_SHIPPING_AT } from '../../seed/shippers.ts'
import type { ContentPicture, MenuEntry } from '../../seed/content/types.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Queries } from '../db/transaction.ts'
import { DOMAIN_CODE, type Settings } from '../shop/settings.ts'
import { documentRow as document, editorialRows } from './insert-editorial.ts'
import type { PictureOf } from './pictures.ts'

/** Settings, parameters, menus, pages and what stands on the home page: one document each. */
export async function insertDocuments(q: Queries, seed: Catalogue, picture: PictureOf): Promise<void> {
  const { home, menus, pages, site } = seed.content
  const shownPicture = ({ file, alt }: ContentPicture) => (file === null ? null : picture(file, alt))
  const banners = home.banners.map(({ picture: shown, ...banner }) => ({
    ...banner,
    image: shownPicture(shown),
  }))
  const menu = (entry: MenuEntry): object => {
    const { id, title, path, main, picture: file, children } = entry
    return { id, title, path, main, image: file === null ? null : picture(file, title), children: children.map(menu) }
  }
  await insertRows(q, 'documents', [
    document('settings', DOMAIN_CODE, settingsOf(seed)),
    ...editorialRows(seed, picture),
    ...Object.entries(menus).map(([code, items]) => document('menu', code, { items: items.map(menu) })),
    ...pages.map((page, at) => document('page', page.page_meta.slug, page, at)),
    document('home', 'index', {
      ...home,
      banners,
      topCategories: { ...home.topCategories, image: shownPicture(home.topCategories.picture) },
    }),
    ...Object.values(TAGS).map((tag, at) => document('tag', tag.code, { text: tag.text }, at)),
    document('site', 'index', { selling_points: home.sellingPoints, footer_text: site.footerText }),
  ])
}

function settingsOf({ content: { site } }: Catalogue): Settings {
  const { street, city, postcode, countryCode } = site.address
  return {
    contact: {
      phone: site.phone,
      email: site.email,
      openingHours: site.openingHours,
      company: { ...site.company },
      address: { street, city, postcode, country_code: countryCode },
    },
    functions: { ...site.functions },
    cartConfiguration: { shopping_disabled: false, shopping_disabled_text: null },
    topBanner: { enabled: true, domain_enabled: true, text: site.topBanner },
    freeShippingAt: FREE_SHIPPING_AT,
  }
}
