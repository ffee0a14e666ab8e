import type { FeedItem } from './items.ts'
import { escapeXml } from './xml.ts'

/** The shop that a feed is of. */
export interface FeedChannel {
  /** Name of the shop. */
  readonly title: string
  /** Absolute address of the home page. */
  readonly url: string
  /** What the shop sells, in a few words. */
  readonly description: string
  /** Country where the goods are delivered, as an ISO 3166-1 alpha-2 code. */
  readonly countryCode: string
}

/** A format of product feeds: the text before, for, and after the items. Joined, it is a complete document. */
export interface FeedFormat {
  /** The beginning of the document. */
  readonly start: (channel: FeedChannel) => string
  /** The text of one item. */
  readonly item: (item: FeedItem, channel: FeedChannel) => string
  /** The end of the document. */
  readonly end: string
}

/**
 * The parts of a feed one after another, so that the whole document is never in memory.
 *
 * @param format - Format of the feed.
 * @param channel - The shop.
 * @param items - The items, in parts of any size.
 */
export async function* writeFeed(
  format: FeedFormat,
  channel: FeedChannel,
  items: AsyncIterable<readonly FeedItem[]>,
): AsyncGenerator<string> {
  yield format.start(channel)
  for await (const part of items) {
    const text = part.map((item) => format.item(item, channel)).join('')
    if (text !== '') yield text
  }
  yield format.end
}

/** At most so many characters, cut between words. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest - 1)
  const at = cut.lastIndexOf(' ')
  return `${at > 0 ? cut.slice(0, at) : cut}…`
}

/** An attribute with its value. */
export const attribute = (name: string, value: string): string => ` ${name}="${escapeXml(value)}"`
