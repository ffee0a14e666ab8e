import { dataOf } from '../data.ts'
import { bindShortWords } from '../grammar.ts'
import { PARAMETER_KEYS, parameterSpec } from '../parameters.ts'
import { slugify } from '../slug.ts'
import { sortKey } from '../sort-key.ts'
import { doc } from './rich-text.ts'
import type { Sources } from './sources.ts'
import type { Term } from './types.ts'
import { VIRTUAL_TEXTS } from './virtual-texts.ts'

type Source = readonly [title: string, text: readonly string[], parameter: string | null]

const SOURCES: readonly Source[] = [
  ...PARAMETER_KEYS.map((key): Source => {
    const { title, description, unit } = parameterSpec(key)
    return [title, [description, ...(unit === null ? [] : [`U zboží ho uvádíme v jednotkách ${unit}.`])], key]
  }),
  // no parameters of any product; the first sentences say what it is, the rest how it is used
  ...dataOf('glossary/terms').map(({ title, text }): Source => [title, text, null]),
]

const SHOWN_PRODUCTS = 4

/** The glossary: a term for every parameter and a few more, in Czech order. */
export function glossary(sources: Sources): readonly Term[] {
  const links = dataOf('glossary/links')
  const titles = new Set(SOURCES.map(([title]) => title))
  return SOURCES.map(([title, text, parameter]): Term => {
    const slug = slugify(title)
    const perex = bindShortWords(text[0] ?? '')
    const { categories = [], virtual = [], terms = [] } = links[title] ?? {}
    const [first] = categories
    return {
      _id: `pojem-${slug}`,
      title,
      page_title: `${title}: co to znamená`,
      perex,
      description: doc(...text),
      parameter,
      sortKey: sortKey(title),
      page_meta: { slug, seo_title: `${title} – slovník pojmů | Vánek`, seo_description: perex },
      category_reference: categories.map(sources.category).map(({ title: name, path }) => ({ title: name, path })),
      product_reference: (first === undefined ? [] : sources.best(first, SHOWN_PRODUCTS)).map((entityId) => ({
        entityId,
      })),
      virtual_category_reference: virtual.map((one) => {
        const found = VIRTUAL_TEXTS.find((candidate) => candidate.slug === one)
        if (found === undefined) throw new RangeError(`No virtual category ${one}.`)
        return { slug: one, title: found.title }
      }),
      term_reference: terms.map((one) => {
        if (!titles.has(one)) throw new RangeError(`No term ${one}.`)
        return { slug: slugify(one), title: one }
      }),
    }
  }).sort((one, two) => (one.sortKey < two.sortKey ? -1 : 1))
}
