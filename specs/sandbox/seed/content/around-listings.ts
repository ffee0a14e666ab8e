import { bindShortWords } from '../grammar.ts'
import { coloursOf, type PictureChoice, type PictureKind } from '../pictures.ts'
import type { Category } from '../types.ts'
import { addressOf } from './category-paths.ts'
import type { ContentPicture } from './types.ts'
import { ownData } from './own-data.ts'

export interface SmallBanner {
  readonly title: string
  readonly description: string
  readonly weight: number
  readonly customer_group_enabled: readonly string[]
  readonly link: string
  readonly picture: ContentPicture
}

export interface CatalogBanner {
  readonly title: string
  readonly url: string
  readonly customer_group_enabled: readonly string[]
  readonly time_limited: boolean
  readonly time_limit_start: string | null
  readonly time_limit_end: string | null
  readonly position: number
  readonly picture: ContentPicture
}

/** Content around the products of a category (B3.26 to B3.31). */
export interface AroundListing {
  readonly categoryId: number
  readonly questions: readonly { readonly title: string; readonly content: string }[]
  readonly smallBanners: readonly SmallBanner[]
  readonly banners: readonly CatalogBanner[]
  /** Slugs of further categories whose articles are shown. */
  readonly articlesAbout: readonly string[]
}

/** Content around the listing of each category. */
export function aroundListings(categories: readonly Category[], pictures: PictureChoice): readonly AroundListing[] {
  const picture = (kind: PictureKind, alt: string, look?: string): ContentPicture => ({
    file: pictures(kind, coloursOf(kind)[0], look === undefined ? { text: alt } : { looks: () => [look] })[0] ?? null,
    alt,
  })
  const below = (id: number): readonly Category[] =>
    categories.filter((one) => one.parentId === id).flatMap((one) => [one, ...below(one.id)])
  const small = ownData('listings/small-banners')
  const large = ownData('listings/banners')
  return categories.map((category) => {
    const within = [category, ...below(category.id)]
    return {
      categoryId: category.id,
      questions: (category.leaf ? category.questions : within.flatMap(({ questions }) => questions.slice(0, 1))).slice(
        0,
        5,
      ),
      smallBanners: small
        .filter(({ on }) => on === category.slug)
        .map(({ title, text, link, kind, look, group }, at) => ({
          title,
          description: bindShortWords(text),
          weight: 100 - at * 10,
          customer_group_enabled: group === undefined ? [] : [group],
          link: addressOf(link),
          picture: picture(kind, title, look),
        })),
      banners: large
        .filter(({ on }) => on === category.slug)
        .map(({ title, url, kind, position, season, group }) => ({
          title: bindShortWords(title),
          url: addressOf(url),
          customer_group_enabled: group === undefined ? [] : [group],
          time_limited: season !== undefined,
          time_limit_start: season?.[0] ?? null,
          time_limit_end: season?.[1] ?? null,
          position,
          picture: picture(kind, title),
        })),
      articlesAbout: within.map(({ slug }) => slug),
    }
  })
}
