import { inMarket } from '../../src/market.ts'
import { dataOf } from '../data.ts'
import { bindShortWords } from '../grammar.ts'
import { PARAMETER_KEYS, parameterSpec } from '../parameters.ts'
import { slugify } from '../slug.ts'
import { sortKey } from '../sort-key.ts'
import { doc } from './rich-text.ts'
import { SITE } from './site.ts'
import type { Sources } from './sources.ts'
import type { Term } from './types.ts'
import { virtualText } from './virtual-texts.ts'
import { ownData } from './own-data.ts'

interface Source {
  /** Its key in links. */
  readonly key: string
  readonly title: string
  readonly text: readonly string[]
  readonly parameter: string | null
}

const texts = inMarket({
  cs: {
    inUnits: (unit: string) => `U zboží tento údaj uvádíme v ${unit}.`,
    units: {
      'm³/h': 'metrech krychlových za hodinu',
      dB: 'decibelech',
      W: 'wattech',
      mm: 'milimetrech',
      Pa: 'pascalech',
      cm: 'centimetrech',
      'm²': 'metrech čtverečních',
      '%': 'procentech',
      'l/den': 'litrech za den',
      l: 'litrech',
      m: 'metrech',
      '°C': 'stupních Celsia',
      'cm²': 'centimetrech čtverečních',
      '°': 'stupních',
      A: 'ampérech',
      ks: 'kusech',
      V: 'voltech',
    },
    meaning: 'co\u00a0to\u00a0znamená',
    glossary: 'slovník pojmů',
  },
  sk: {
    inUnits: (unit: string) => `Pri tovare tento údaj uvádzame v ${unit}.`,
    units: {
      'm³/h': 'metroch kubických za hodinu',
      dB: 'decibeloch',
      W: 'wattoch',
      mm: 'milimetroch',
      Pa: 'pascaloch',
      cm: 'centimetroch',
      'm²': 'metroch štvorcových',
      '%': 'percentách',
      'l/deň': 'litroch za deň',
      l: 'litroch',
      m: 'metroch',
      '°C': 'stupňoch Celzia',
      'cm²': 'centimetroch štvorcových',
      '°': 'stupňoch',
      A: 'ampéroch',
      ks: 'kusoch',
      V: 'voltoch',
    },
    meaning: 'čo\u00a0to\u00a0znamená',
    glossary: 'slovník pojmov',
  },
})

const UNITS: Readonly<Record<string, string>> = texts.units

/** The unit in words, with its sign. */
function unitText(unit: string): string {
  const words = UNITS[unit]
  if (words === undefined) throw new RangeError(`No words for the unit ${unit}.`)
  return `${words} (${unit})`
}

const SOURCES: readonly Source[] = [
  ...PARAMETER_KEYS.map((key): Source => {
    const { title, description, unit } = parameterSpec(key)
    return {
      key,
      title,
      text: [description, ...(unit === null ? [] : [texts.inUnits(unitText(unit))])],
      parameter: key,
    }
  }),
  // terms that are not parameters of products; the first sentences define the term, the rest explain its use
  ...ownData('glossary/terms').map(({ title, text, key = slugify(title) }): Source => ({
    key,
    title,
    text,
    parameter: null,
  })),
]

const SHOWN_PRODUCTS = 4

/** The glossary: a term for every parameter and a few more, in alphabetical order. */
export function glossary(sources: Sources): readonly Term[] {
  const links = dataOf('glossary/links')
  const titles = new Map(SOURCES.map(({ key, title }) => [key, title]))
  return SOURCES.map(({ key, title, text, parameter }): Term => {
    const slug = slugify(title)
    const perex = bindShortWords(text[0] ?? '')
    const { categories = [], virtual = [], terms = [] } = links[key] ?? {}
    const [first] = categories
    const best = first === undefined ? [] : sources.best(first, SHOWN_PRODUCTS)
    const products = parameter === null ? best : sources.having(parameter, first, SHOWN_PRODUCTS)
    return {
      _id: `pojem-${slug}`,
      title,
      page_title: `${title}: ${texts.meaning}`,
      perex,
      description: doc(...text),
      parameter,
      sortKey: sortKey(title),
      page_meta: { slug, seo_title: `${title} – ${texts.glossary} | ${SITE.name}`, seo_description: perex },
      category_reference: categories.map(sources.category).map(({ title: name, path }) => ({ title: name, path })),
      product_reference: products.map((entityId) => ({ entityId })),
      virtual_category_reference: virtual.map(virtualText).map((one) => ({ slug: one.slug, title: one.title })),
      term_reference: terms.map((one) => {
        const found = titles.get(one)
        if (found === undefined) throw new RangeError(`No term ${one}.`)
        return { slug: slugify(found), title: found }
      }),
    }
  }).sort((one, two) => (one.sortKey < two.sortKey ? -1 : 1))
}
