import type { FeedFormat } from './feed.ts'
import type { FeedItem } from './items.ts'
import { element, group, xmlDeclaration } from './xml.ts'

// The two Czech comparison services read nearly the same elements.

const shared = (item: FeedItem): readonly string[] => [
  element('ITEM_ID', item.id),
  element('PRODUCTNAME', item.name),
  element('DESCRIPTION', item.description || item.name),
  element('URL', item.url),
  element('IMGURL', item.images[0]),
  ...item.images.slice(1).map((url) => element('IMGURL_ALTERNATIVE', url)),
  element('PRICE_VAT', item.price),
  element('MANUFACTURER', item.brand),
  element('CATEGORYTEXT', item.categories.join(' | ')),
  element('EAN', item.ean),
  element('PRODUCTNO', item.productNumber),
  ...item.parameters.map(({ name, value }) => group('PARAM', [element('PARAM_NAME', name), element('VAL', value)])),
  element('DELIVERY_DATE', item.handlingDays),
  ...item.deliveries.map(({ id, price }) =>
    group('DELIVERY', [element('DELIVERY_ID', id), element('DELIVERY_PRICE', price)]),
  ),
  element('ITEMGROUP_ID', item.groupId),
]

/** The feed of Heureka: https://sluzby.heureka.cz/napoveda/xml-feed/ */
export const heurekaFeed: FeedFormat = {
  start: () => `${xmlDeclaration}<SHOP>`,
  item: (item) => `${group('SHOPITEM', shared(item))}\n`,
  end: '</SHOP>\n',
}

/** The feed of Zboží.cz: https://napoveda.zbozi.cz/xml-feed/specifikace/ */
export const zboziFeed: FeedFormat = {
  start: () => `${xmlDeclaration}<SHOP xmlns="http://www.zbozi.cz/ns/offer/1.0">`,
  item: (item) => `${group('SHOPITEM', [...shared(item), element('PRICE_BEFORE_DISCOUNT', item.priceBefore)])}\n`,
  end: '</SHOP>\n',
}
