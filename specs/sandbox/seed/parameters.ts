export type ParameterType = 'number' | 'enum' | 'colour' | 'boolean'

export interface ParameterSpec {
  readonly title: string
  readonly type: ParameterType
  readonly unit: string | null
  /** Whole steps in which its numbers are given; 1 where nothing else is said. */
  readonly step?: number
  /** One plain sentence for the glossary and for the tip beside the filter. */
  readonly description: string
}

const number = (title: string, unit: string | null, description: string, step = 1): ParameterSpec => ({
  title,
  type: 'number',
  unit,
  step,
  description,
})
const choice = (title: string, description: string): ParameterSpec => ({ title, type: 'enum', unit: null, description })
const yesNo = (title: string, description: string): ParameterSpec => ({
  title,
  type: 'boolean',
  unit: null,
  description,
})

export const PARAMETERS = {
  airflow: number(
    'Průtok vzduchu',
    'm³/h',
    'Kolik vzduchu přístroj přesune za hodinu. Koupelně do 8 m² stačí kolem 90 m³/h.',
  ),
  noise: number('Hlučnost', 'dB', 'Hluk měřený ve vzdálenosti tří metrů. Šepot má asi 30 dB, běžný hovor 60 dB.'),
  input: number(
    'Příkon',
    'W',
    'Kolik elektřiny přístroj odebírá při plném výkonu. Podle něj se počítá cena za provoz.',
  ),
  diameter: number(
    'Průměr',
    'mm',
    'Průměr připojovacího hrdla. Musí odpovídat průměru potrubí, na které přístroj napojíte.',
  ),
  pressure: number(
    'Tlak',
    'Pa',
    'Jak velký odpor potrubí ventilátor překoná. Čím delší potrubí a víc kolen, tím vyšší tlak potřebujete.',
    5,
  ),
  span: number(
    'Průměr vrtule',
    'cm',
    'Rozpětí lopatek. Pro místnost do 15 m² stačí 107 cm, nad 20 m² volte 132 cm a víc.',
  ),
  room: number('Plocha místnosti', 'm²', 'Pro jak velkou místnost při výšce stropu 2,6 m výkon stačí.'),
  speeds: number('Počet rychlostí', null, 'Kolik stupňů výkonu si můžete zvolit.'),
  height: number('Výška', 'cm', 'Výška přístroje i s podstavcem.'),
  efficiency: number('Účinnost rekuperace', '%', 'Kolik tepla z odváděného vzduchu se vrátí do místnosti.'),
  cadr: number('Výkon čištění', 'm³/h', 'Množství vyčištěného vzduchu za hodinu, označované zkratkou CADR.', 5),
  drying: number('Odvlhčovací výkon', 'l/den', 'Kolik litrů vody odvlhčovač vysráží za den při 30 °C a vlhkosti 80 %.'),
  tank: number('Objem nádržky', 'l', 'Kolik vody se do nádržky vejde, než je potřeba ji vylít.', 0.5),
  length: number('Délka', 'm', 'Délka v rozvinutém stavu.', 0.5),
  wall: number('Tloušťka stěny', 'mm', 'Síla plechu nebo plastu. Silnější stěna lépe drží tvar a méně chvěje.', 0.05),
  temperature: number('Teplotní odolnost', '°C', 'Nejvyšší teplota vzduchu, kterou materiál trvale snese.', 5),
  maxPressure: number('Nejvyšší tlak', 'Pa', 'Největší provozní tlak, při kterém výrobek zůstane těsný.', 50),
  attenuation: number('Útlum hluku', 'dB', 'O kolik decibelů tlumič ztiší hluk na kmitočtu 1 kHz.'),
  width: number('Šířka', 'mm', 'Vnější šířka výrobku. U mřížek rozměr rámečku, ne otvoru.'),
  depth: number('Výška rámu', 'mm', 'Druhý rozměr čelní strany výrobku.'),
  freeArea: number(
    'Volný průřez',
    'cm²',
    'Plocha, kterou vzduch opravdu projde. Čím větší, tím menší odpor a hluk.',
    5,
  ),
  pressureLoss: number(
    'Tlaková ztráta',
    'Pa',
    'O kolik výrobek zbrzdí proudící vzduch při jmenovitém průtoku. Méně je lépe.',
  ),
  angle: number('Úhel', '°', 'O kolik stupňů tvarovka změní směr potrubí.'),
  branch: number('Průměr odbočky', 'mm', 'Průměr boční větve tvarovky.'),
  current: number(
    'Proud',
    'A',
    'Největší proud, který regulátor trvale snese. Musí být vyšší než proud ventilátoru.',
    0.5,
  ),
  band: number('Šířka pásku', 'mm', 'Šířka pásku, který obepíná hadici nebo potrubí.'),
  pieces: number('Kusů v balení', 'ks', 'Kolik kusů najdete v jednom balení.'),
  voltage: number('Napětí', 'V', 'Napětí, na které se výrobek připojuje.'),
  motor: choice(
    'Motor',
    'Motor EC spotřebuje asi o polovinu méně elektřiny než motor AC a jeho otáčky lze plynule měnit.',
  ),
  bearings: choice('Ložiska', 'Kuličková ložiska vydrží déle a smějí běžet v každé poloze, kluzná jsou levnější.'),
  protection: choice('Krytí', 'Odolnost proti prachu a vodě. Do blízkosti vany nebo sprchy je potřeba alespoň IPX4.'),
  installation: choice('Montáž', 'Kam a v jaké poloze je možné výrobek namontovat.'),
  material: choice('Materiál', 'Z čeho je výrobek vyrobený.'),
  filterClass: choice('Třída filtrace', 'G4 zachytí hrubý prach, M5 pyl, F7 jemný prach a výtrusy plísní.'),
  control: choice('Ovládání', 'Jak se výrobek zapíná a jak se mění jeho výkon.'),
  insulation: choice('Izolace', 'Izolovaný výrobek tlumí hluk a brání srážení vody na chladném povrchu.'),
  dimensions: choice('Rozměr', 'Šířka a výška čelní strany. U mřížek měřte i s rámečkem, u kanálů zvenku.'),
  colour: { title: 'Barva', type: 'colour', unit: null, description: 'Barva viditelné části výrobku.' },
  brand: choice('Značka', 'Výrobce zboží.'),
  version: choice('Provedení', 'Čím je výrobek vybavený proti základní verzi.'),
  timer: yesNo('Časový doběh', 'Po zhasnutí světla ventilátor ještě několik minut větrá a odvede zbylou páru.'),
  hygrostat: yesNo(
    'Čidlo vlhkosti',
    'Ventilátor se sám zapne, když vlhkost překročí nastavenou mez, a po vysušení se vypne.',
  ),
  motion: yesNo('Čidlo pohybu', 'Ventilátor se rozběhne, jakmile do místnosti někdo vejde.'),
  cord: yesNo('Tahový vypínač', 'Ventilátor se zapíná šňůrkou, nepotřebuje samostatný vypínač na zdi.'),
  backflow: yesNo('Zpětná klapka', 'Po vypnutí zavře cestu, takže dovnitř netáhne studený vzduch ani pachy.'),
  light: yesNo('Osvětlení', 'Součástí výrobku je svítidlo.'),
  remote: yesNo('Dálkové ovládání', 'Součástí balení je dálkový ovladač.'),
  swing: yesNo('Otáčení do stran', 'Ventilátor se sám otáčí a rozhání vzduch po celé místnosti.'),
  wifi: yesNo('Ovládání z telefonu', 'Výrobek se připojí k domácí síti a ovládá se aplikací v češtině.'),
  ioniser: yesNo('Ionizace', 'Přístroj obohacuje vzduch zápornými ionty, na které se váže jemný prach.'),
} as const satisfies Record<string, ParameterSpec>

export type ParameterKey = keyof typeof PARAMETERS

export type FlagKey =
  | 'timer'
  | 'hygrostat'
  | 'motion'
  | 'cord'
  | 'backflow'
  | 'light'
  | 'remote'
  | 'swing'
  | 'wifi'
  | 'ioniser'
export type ChoiceKey =
  | 'motor'
  | 'bearings'
  | 'protection'
  | 'installation'
  | 'material'
  | 'filterClass'
  | 'control'
  | 'insulation'

export const PARAMETER_KEYS = Object.keys(PARAMETERS) as ParameterKey[]

export function parameterSpec(key: ParameterKey): ParameterSpec {
  return PARAMETERS[key]
}

/** The stable whole number by which databases and answers know a parameter. */
export function parameterId(key: ParameterKey): number {
  return PARAMETER_KEYS.indexOf(key) + 1
}
