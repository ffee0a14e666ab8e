import { attribute } from './feed.ts'
import { element, group, xmlDeclaration } from './xml.ts'

/** A list of articles, for {@link toRss}. */
export interface RssInput {
  readonly title: string
  readonly description: string
  /** Absolute address of the list. */
  readonly url: string
  /** Absolute address of the feed itself. */
  readonly feedUrl: string
  /** Language of the articles, like `en`. */
  readonly language: string
  readonly items: readonly {
    readonly title: string
    /** Absolute address. */
    readonly url: string
    readonly description: string
    /** Date, with or without a time; left out of the feed if it is none. */
    readonly published: string
    readonly categories?: readonly string[]
  }[]
}

const dateOf = (text: string): string | undefined => {
  const time = Date.parse(text)
  return Number.isNaN(time) ? undefined : new Date(time).toUTCString()
}

/**
 * An RSS 2.0 feed of articles.
 *
 * @param channel - The list with its articles, the newest first.
 */
export function toRss({ title, description, url, feedUrl, language, items }: RssInput): string {
  const own = `<atom:link${attribute('href', feedUrl)} rel="self" type="application/rss+xml"/>`
  const articles = items.map((item) =>
    group('item', [
      element('title', item.title),
      element('link', item.url),
      element('guid', item.url),
      element('pubDate', dateOf(item.published)),
      element('description', item.description),
      ...(item.categories ?? []).map((category) => element('category', category)),
    ]),
  )
  const head = [element('title', title), element('link', url), element('description', description)]
  return (
    `${xmlDeclaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">` +
    `${group('channel', [...head, element('language', language), own, ...articles])}</rss>\n`
  )
}
