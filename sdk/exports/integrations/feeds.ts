/**
 * Feeds for comparison services, Google Merchant Center and readers of a magazine. All of them are pure: products come
 * from `getProducts`.
 *
 * @example
 * ```ts
 * const product = unwrap(await getProduct(shop, { slug: 'air-500' }))
 * const items = toFeedItems(product, {
 *   variantUrl: ({ slug }, { id }) => `https://shop.example/product/${slug}?variant_id=${id}`,
 *   imageUrl: ({ path }) => `https://shop.example/cdn/image/large/${path}`,
 *   measure: (value, unit) => `${value} ${unit}`,
 * })
 * const channel = { title: 'Shop', url: 'https://shop.example/', description: 'Fans', countryCode: 'GB' }
 * const rows = items.map((item) => googleFeed().item(item, channel))
 * ```
 * @module
 */
export { heurekaFeed, zboziFeed } from '../../src/integrations/feeds/comparison.ts'
export { type FeedChannel, type FeedFormat, writeFeed } from '../../src/integrations/feeds/feed.ts'
export { googleFeed } from '../../src/integrations/feeds/google.ts'
export {
  type FeedDelivery,
  type FeedItem,
  type FeedItemOptions,
  toFeedItems,
} from '../../src/integrations/feeds/items.ts'
export { toRss } from '../../src/integrations/feeds/rss.ts'
