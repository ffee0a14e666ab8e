import type { ParameterKey } from '../parameters.ts'

/** A listing cut out of the catalogue, as its editor wrote it; categories by slug, values by their titles. */
export interface VirtualText {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly textBelow: string | null
  readonly tags?: readonly string[]
  readonly categories?: readonly string[]
  /** A number, yes, or the title of a choice. */
  readonly parameter?: readonly [key: ParameterKey, value: number | true | string]
  /** In crowns. */
  readonly priceTo?: number
  readonly noindex?: boolean
  readonly nofollow?: boolean
  /** Slug under which search engines shall know it, when not its own. */
  readonly canonical?: string
  readonly important: readonly ParameterKey[]
  readonly questions?: readonly { readonly title: string; readonly content: string }[]
}

const FANS = ['koupelnove-ventilatory', 'potrubni-ventilatory', 'domaci-ventilatory', 'prumyslove-ventilatory']

export const VIRTUAL_TEXTS: readonly VirtualText[] = [
  {
    slug: 'vyprodej',
    title: 'Výprodej',
    description: 'Poslední kusy a starší řady za ceny, na které se vyplatí počkat. Záruka i vrácení platí stejně.',
    textBelow: 'Slevu počítáme z nejnižší ceny za posledních 30 dní, najdete ji u každého zboží.',
    tags: ['sale'],
    important: ['brand', 'diameter'],
    noindex: true,
  },
  {
    slug: 'novinky',
    title: 'Novinky',
    description: 'Co přibylo v posledních týdnech: nové řady ventilátorů, filtry i drobnosti k montáži.',
    textBelow: null,
    tags: ['new'],
    important: ['brand'],
  },
  {
    slug: 'tiche-ventilatory',
    title: 'Tiché ventilátory',
    description:
      'Ventilátory, o kterých v ložnici nevíte. Do výběru jsme zařadili jen ty, které naše měření označilo za tiché ve své velikosti.',
    textBelow:
      'Nejvíc pro ticho uděláte správnou volbou průměru: ventilátor zúžený na menší potrubí je vždy hlučnější. Za hlučnější kus se dá přidat tlumič hluku.',
    tags: ['quiet'],
    categories: FANS,
    important: ['noise', 'diameter', 'airflow'],
    questions: [
      {
        title: 'Kolik decibelů je do ložnice ještě v pořádku?',
        content: 'Do 30 dB ventilátor většina lidí neslyší. Nad 36 dB už v tichém bytě ruší.',
      },
      {
        title: 'Proč je ventilátor po namontování hlučnější?',
        content:
          'Nejčastěji kvůli úzkému potrubí, ostrému kolenu těsně za ventilátorem nebo chvění, které přenáší zeď.',
      },
    ],
  },
  {
    slug: 'ventilatory-s-cidlem-vlhkosti',
    title: 'Ventilátory s čidlem vlhkosti',
    description: 'Zapnou se samy, jakmile se v koupelně začne srážet pára, a po vysušení se zase vypnou.',
    textBelow: 'Mez vlhkosti nastavte pro začátek na 70 %. V zimě ji můžete snížit, v létě o něco zvýšit.',
    categories: ['koupelnove-ventilatory', 'potrubni-ventilatory'],
    parameter: ['hygrostat', true],
    important: ['diameter', 'noise', 'brand'],
    questions: [
      {
        title: 'Funguje čidlo i bez vypínače?',
        content: 'Ano, ventilátoru stačí stálé napájení. S vypínačem ho můžete zapnout i ručně.',
      },
    ],
  },
  {
    slug: 'ventilatory-100-mm',
    title: 'Ventilátory na potrubí 100 mm',
    description:
      'Nejčastější průměr v českých bytech. Pasuje na něj většina starých mřížek i šachet v panelových domech.',
    textBelow: 'Měřte vnitřní průměr potrubí, ne mřížku. Výsledek mezi 96 a 102 mm znamená ventilátor 100 mm.',
    categories: ['koupelnove-ventilatory', 'potrubni-ventilatory'],
    parameter: ['diameter', 100],
    important: ['airflow', 'noise', 'timer', 'brand'],
    canonical: 'ventilatory-100-mm',
  },
  {
    slug: 'ventilatory-do-1000-kc',
    title: 'Ventilátory do 1 000 Kč (40 €)',
    description: 'Slušný ventilátor nemusí být drahý. Tady jsou ty, které se vejdou do tisícikoruny, tedy do 40 €.',
    textBelow: null,
    categories: FANS,
    priceTo: 1000,
    important: ['noise', 'airflow', 'brand'],
  },
  {
    slug: 'usporne-ventilatory-ec',
    title: 'Úsporné ventilátory s motorem EC',
    description:
      'Motor EC spotřebuje asi o polovinu méně elektřiny než běžný motor a dá se plynule řídit. Vyplatí se všude, kde ventilátor běží celý den.',
    textBelow: 'Motor EC neřiďte regulátorem pro motory AC, potřebuje vlastní ovladač.',
    categories: FANS,
    parameter: ['motor', 'EC'],
    important: ['input', 'noise', 'airflow'],
  },
  {
    slug: 'vyprodej/filtry',
    title: 'Výprodej filtrů',
    description: 'Filtry, kterým zbývá poslední krabice. Čistí stejně jako ty nové.',
    textBelow: null,
    tags: ['sale'],
    categories: ['filtry'],
    important: ['filterClass', 'dimensions'],
    noindex: true,
    nofollow: true,
    canonical: 'vyprodej',
  },
  {
    slug: 'tipy-zakazniku',
    title: 'Co zákazníci chválí',
    description: 'Zboží s nejméně šesti recenzemi a průměrem přes čtyři a půl hvězdičky. Bez výjimek a bez reklamy.',
    textBelow: null,
    tags: ['tip'],
    important: ['brand'],
  },
]
