import type { Catalogue } from '../../seed/catalogue.ts'
import { sortKey } from '../../seed/sort-key.ts'
import { VIDEOS } from '../../seed/content/videos.ts'
import { HIDDEN_PARAMETERS, PARAMETER_LINKS, VALUE_TEXTS } from '../../seed/content/value-texts.ts'
import type { BrandDoc, ValueDoc, VirtualDoc } from '../catalogue/vocabulary.ts'
import type { AroundDoc, FilteredDoc } from '../content/editorial.ts'
import { filteredKey } from '../content/filtered-key.ts'
import { parameterSpecDoc } from './parameters.ts'
import { shownBy, type PictureOf } from './pictures.ts'

/** One row of the table of documents. */
export function documentRow(kind: string, key: string, doc: object, weight = 0) {
  return { kind, key, weight, doc }
}

type Row = ReturnType<typeof documentRow>

/** Vocabulary, glossary, and content around listings: one document each. */
export function editorialRows(seed: Catalogue, picture: PictureOf): Row[] {
  const shown = shownBy(picture)
  return [
    ...vocabularyRows(seed, picture),
    ...seed.content.virtualCategories.map((virtual, at) => {
      const doc: VirtualDoc = { ...virtual, _id: `virtual-${at + 1}` }
      return documentRow('virtual', virtual.slug, doc, at)
    }),
    ...seed.content.filteredTexts.map((text) => {
      const doc: FilteredDoc = { title: text.title, description: text.description }
      return documentRow('filtered', filteredKey(text.of, text.parameters, text.values), doc)
    }),
    ...seed.content.aroundListings.map(({ categoryId, questions, smallBanners, banners, articlesAbout }) => {
      const doc: AroundDoc = {
        questions,
        smallBanners: smallBanners.map(({ picture: image, ...banner }) => ({ ...banner, main_image: shown(image) })),
        banners: banners.map(({ picture: image, ...banner }) => ({ ...banner, image: shown(image) })),
        video: videoOn(seed, categoryId, picture),
        articles: seed.content.articles
          .filter(({ about }) => about.some((slug) => articlesAbout.includes(slug)))
          .map(({ page_meta }) => page_meta.slug),
      }
      return documentRow('around', String(categoryId), doc)
    }),
    ...seed.content.faq.map((question, at) => documentRow('faq', question._id, question, at)),
  ]
}

function videoOn({ categories }: Catalogue, categoryId: number, picture: PictureOf): AroundDoc['video'] {
  const slug = categories.find(({ id }) => id === categoryId)?.slug ?? ''
  const video = VIDEOS.find(({ pages }) => pages.includes(slug))
  return video === undefined
    ? null
    : { title: video.title, video_url: video.path, image: picture(video.picture, video.title) }
}

function vocabularyRows({ parameters, parameterOptions, brands }: Catalogue, picture: PictureOf): Row[] {
  const options = [...parameterOptions].filter(({ parameter }) => parameter !== 'brand').sort(byTitle)
  return [
    ...parameters.map((parameter) =>
      documentRow(
        'parameter',
        parameter.code,
        {
          ...parameterSpecDoc(parameter),
          step: parameter.step ?? 1,
          hidden: HIDDEN_PARAMETERS.has(parameter.code),
          link: PARAMETER_LINKS[parameter.code] ?? null,
        },
        parameter.place,
      ),
    ),
    ...options.map(({ id, parameter, title, hex }, order) => {
      const { short = null, long = null, link = null, hidden = false } = VALUE_TEXTS[`${parameter}/${title}`] ?? {}
      const doc: ValueDoc = { id, title, color_hex: hex, short, long, link, hidden }
      return documentRow('value', String(id), doc, order)
    }),
    ...[...brands].sort(byBrandTitle).map(({ id, slug, title, text }, order) => {
      const doc: BrandDoc = { id, slug, title, text, image: picture(`brands/${slug}.svg`, '') }
      return documentRow('brand', String(id), doc, order)
    }),
  ]
}

type Option = Catalogue['parameterOptions'][number]

/** Sorts sizes by number, everything else alphabetically. */
function byTitle(one: Option, two: Option): number {
  const [a, b] = [numbersIn(one.title), numbersIn(two.title)]
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0)
    if (difference !== 0) return difference
  }
  return one.sortKey < two.sortKey ? -1 : Number(one.sortKey > two.sortKey)
}

/** Numbers at the start of titles. */
function numbersIn(title: string): number[] {
  return /^\d/.test(title) ? (title.match(/\d+(,\d+)?/g) ?? []).map((text) => Number(text.replace(',', '.'))) : []
}

function byBrandTitle(one: { title: string }, two: { title: string }): number {
  return sortKey(one.title) < sortKey(two.title) ? -1 : 1
}
