import { bindShortWords } from '../grammar.ts'
import { parameterId, type ParameterKey } from '../parameters.ts'
import type { Category, ParameterOption } from '../types.ts'

/** Own words for a listing with exactly these values chosen (B7.25). */
export interface FilteredText {
  /** Id of a category, or slug of a virtual category. */
  readonly of: number | string
  readonly parameters: readonly number[]
  /** Ids of options or numbers, as text. */
  readonly values: readonly string[]
  readonly title: string
  readonly description: string
}

type Choice = readonly [key: ParameterKey, value: number | true | string]
type Row = readonly [of: string, choices: readonly Choice[], title: string, description: string]

const ROWS: readonly Row[] = [
  [
    'koupelnove-ventilatory',
    [['diameter', 100]],
    'Koupelnové ventilátory 100 mm',
    'Průměr 100 mm má potrubí ve většině bytů. Pro koupelnu do 5 m² hledejte průtok kolem 100 m³/h.',
  ],
  [
    'koupelnove-ventilatory',
    [['diameter', 125]],
    'Koupelnové ventilátory 125 mm',
    'Větší průměr znamená víc vzduchu a méně hluku. Na potrubí 100 mm je ale nenasazujte, zúžení by hučelo.',
  ],
  [
    'koupelnove-ventilatory',
    [['hygrostat', true]],
    'Koupelnové ventilátory s čidlem vlhkosti',
    'Zapnou se samy podle vlhkosti. Nejlepší volba do koupelny bez okna a do pronajatého bytu.',
  ],
  [
    'koupelnove-ventilatory',
    [
      ['diameter', 100],
      ['timer', true],
    ],
    'Koupelnové ventilátory 100 mm s doběhem',
    'Po zhasnutí ještě několik minut větrají a odvedou zbylou páru. Délku doběhu nastavíte šroubkem pod krytem.',
  ],
  [
    'designove-koupelnove-ventilatory',
    [['colour', 'černá']],
    'Černé designové ventilátory',
    'Černé čelo k tmavému obkladu i jako výrazný prvek na světlém. Prach na matném povrchu není vidět.',
  ],
  [
    'kruhove-potrubni-ventilatory',
    [['motor', 'EC']],
    'Kruhové potrubní ventilátory s motorem EC',
    'Spotřebují asi o polovinu méně a jejich otáčky jdou plynule měnit. Pro trvalé větrání nejlevnější provoz.',
  ],
  [
    'tiche-ventilatory',
    [['diameter', 100]],
    'Tiché ventilátory na potrubí 100 mm',
    'Nejtišší ventilátory pro nejběžnější průměr. V ložnici za zdí o nich nebudete vědět.',
  ],
]

/** What the editors wrote for filters that many people choose. */
export function filteredTexts(
  categories: readonly Category[],
  options: readonly ParameterOption[],
): readonly FilteredText[] {
  const valueOf = ([key, value]: Choice): string => {
    if (typeof value !== 'string') return String(Number(value))
    return String(options.find((one) => one.parameter === key && one.title === value)?.id)
  }
  return ROWS.map(([of, choices, title, description]) => ({
    of: categories.find((one) => one.slug === of)?.id ?? of,
    parameters: choices.map(([key]) => parameterId(key)),
    values: choices.map(valueOf),
    title,
    description: bindShortWords(description),
  }))
}
