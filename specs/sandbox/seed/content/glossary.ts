import { bindShortWords } from '../grammar.ts'
import { PARAMETER_KEYS, parameterSpec } from '../parameters.ts'
import { slugify } from '../slug.ts'
import { czechSortKey } from '../sort-key.ts'
import { doc } from './rich-text.ts'
import type { Term } from './types.ts'

/** Terms that are no parameter of any product. */
const OTHER: readonly (readonly [title: string, text: string])[] = [
  [
    'Diagonální ventilátor',
    'Ventilátor, který vzduch nasává podél osy a vyfukuje šikmo. Spojuje vyšší tlak radiálních ventilátorů s malým tělem axiálních.',
  ],
  [
    'Axiální ventilátor',
    'Ventilátor, u kterého vzduch proudí podél osy vrtule. Dá velký průtok při malém tlaku, proto se hodí na krátká potrubí.',
  ],
  [
    'Radiální ventilátor',
    'Ventilátor, který vzduch nasává podél osy a vyfukuje kolmo k ní. Překoná velký odpor, bývá však hlučnější.',
  ],
  [
    'Rekuperace',
    'Zpětné získávání tepla. Odváděný vzduch ve výměníku předá teplo vzduchu přiváděnému, aniž by se oba smíchaly.',
  ],
  [
    'Výměna vzduchu',
    'Kolikrát za hodinu se v místnosti vymění celý objem vzduchu. V obytných pokojích stačí 0,5krát, v koupelně osmkrát.',
  ],
  [
    'Rosný bod',
    'Teplota, při které se ze vzduchu začne srážet voda. Na stěně chladnější než rosný bod vznikají kapky a později plíseň.',
  ],
]

function term(title: string, text: string, parameter: string | null): Term {
  const slug = slugify(title)
  const bound = bindShortWords(text)
  return {
    _id: `pojem-${slug}`,
    title,
    perex: bound,
    description: doc(text),
    parameter,
    sortKey: czechSortKey(title),
    page_meta: { slug, seo_title: `${title} – slovník pojmů`, seo_description: bound },
  }
}

/** The glossary: a term for every parameter and a few more, in Czech order. */
export function glossary(): readonly Term[] {
  const parameters = PARAMETER_KEYS.map((key) => term(parameterSpec(key).title, parameterSpec(key).description, key))
  return [...parameters, ...OTHER.map(([title, text]) => term(title, text, null))].sort((one, two) =>
    one.sortKey < two.sortKey ? -1 : 1,
  )
}
