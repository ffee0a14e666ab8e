import { bindShortWords } from '../grammar.ts'
import { PARAMETER_KEYS, parameterSpec } from '../parameters.ts'
import { slugify } from '../slug.ts'
import { czechSortKey } from '../sort-key.ts'
import { doc } from './rich-text.ts'
import type { Sources } from './sources.ts'
import { TERM_LINKS } from './term-links.ts'
import type { Term } from './types.ts'
import { VIRTUAL_TEXTS } from './virtual-texts.ts'

/** Terms that are no parameter of any product; the first sentences say what it is, the rest how it is used. */
const OTHER: readonly (readonly [title: string, ...text: readonly string[]])[] = [
  [
    'Diagonální ventilátor',
    'Ventilátor, který vzduch nasává podél osy a vyfukuje šikmo. Spojuje vyšší tlak radiálních ventilátorů s malým tělem axiálních.',
    'Vejde se do potrubí stejného průměru a zvládne i trasu dlouhou přes deset metrů.',
  ],
  [
    'Axiální ventilátor',
    'Ventilátor, u kterého vzduch proudí podél osy vrtule. Dá velký průtok při malém tlaku, proto se hodí na krátká potrubí.',
    'Na potrubí delším než tři metry ztratí většinu výkonu.',
  ],
  [
    'Radiální ventilátor',
    'Ventilátor, který vzduch nasává podél osy a vyfukuje kolmo k ní. Překoná velký odpor, bývá však hlučnější.',
    'Patří na dlouhé trasy, k filtrům a tam, kde je potrubí plné kolen.',
  ],
  [
    'Rekuperace',
    'Zpětné získávání tepla. Odváděný vzduch ve výměníku předá teplo vzduchu přiváděnému, aniž by se oba smíchaly.',
    'Lokální jednotka obslouží jeden pokoj, centrální celý dům.',
  ],
  [
    'Výměna vzduchu',
    'Kolikrát za hodinu se v místnosti vymění celý objem vzduchu. V obytných pokojích stačí 0,5krát, v koupelně osmkrát.',
    'Objem místnosti vynásobený počtem výměn je průtok, který má ventilátor mít.',
  ],
  [
    'Rosný bod',
    'Teplota, při které se ze vzduchu začne srážet voda. Na stěně chladnější než rosný bod vznikají kapky a později plíseň.',
    'Vzduch 21 °C s vlhkostí 60 % má rosný bod 13 °C.',
  ],
  [
    'Relativní vlhkost',
    'Kolik procent vody vzduch nese z toho, co by při své teplotě unést mohl. Doma má být mezi 40 a 60 %.',
    'Tentýž vzduch má u okna vyšší relativní vlhkost než u topení, protože je tam chladněji.',
  ],
  [
    'Kondenzát',
    'Voda, která se vysráží z teplého vzduchu na chladném povrchu, třeba v potrubí na půdě nebo ve výměníku rekuperace.',
    'Potrubí se proto vede se spádem a jednotka má odvod se sifonem.',
  ],
  [
    'Bypass',
    'Cesta, kterou vzduch obejde výměník rekuperace. V létě v noci tak přivádí chladný vzduch bez ohřívání.',
    'Otevírá se obvykle sám, když je venku chladněji než uvnitř.',
  ],
  [
    'Entalpický výměník',
    'Výměník rekuperace, který kromě tepla vrací i část vlhkosti. V zimě dům méně vysušuje.',
    'Bývá o pár procent méně účinný a dražší, zato začne namrzat až při silnějším mrazu.',
  ],
  [
    'Ekvivalentní průměr',
    'Průměr kulatého potrubí, které klade stejný odpor jako hranaté. Plochý kanál 220 × 55 mm odpovídá průměru 114 mm, ačkoli má průřez jako potrubí 125 mm.',
    'Podle něj se k hranatému kanálu vybírá ventilátor.',
  ],
  [
    'Tepelný most',
    'Místo, kudy teplo uniká rychleji než okolím. U větrání to bývá nezavřený otvor ve zdi nebo holé potrubí.',
    'Pomůže zpětná klapka a izolace prostupu.',
  ],
]

type Source = readonly [title: string, text: readonly string[], parameter: string | null]

const SOURCES: readonly Source[] = [
  ...PARAMETER_KEYS.map((key): Source => {
    const { title, description, unit } = parameterSpec(key)
    return [title, [description, ...(unit === null ? [] : [`U zboží ho uvádíme v jednotkách ${unit}.`])], key]
  }),
  ...OTHER.map(([title, ...text]): Source => [title, text, null]),
]

const SHOWN_PRODUCTS = 4

/** The glossary: a term for every parameter and a few more, in Czech order. */
export function glossary(sources: Sources): readonly Term[] {
  const titles = new Set(SOURCES.map(([title]) => title))
  return SOURCES.map(([title, text, parameter]): Term => {
    const slug = slugify(title)
    const perex = bindShortWords(text[0] ?? '')
    const { categories = [], virtual = [], terms = [] } = TERM_LINKS[title] ?? {}
    const [first] = categories
    return {
      _id: `pojem-${slug}`,
      title,
      page_title: `${title}: co to znamená`,
      perex,
      description: doc(...text),
      parameter,
      sortKey: czechSortKey(title),
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
