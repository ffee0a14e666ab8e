import { EQUIPMENT } from '../equipment.ts'
import { sizes, type LeafSpec } from './spec.ts'

const MEASURES = ['airflow', 'noise', 'input', 'efficiency', 'room'] as const

/** Units that keep the heat while they ventilate. */
export const RECOVERY: readonly LeafSpec[] = [
  {
    slug: 'lokalni-rekuperace',
    title: 'Lokální rekuperace',
    code: 'RL',
    share: 12,
    kind: 'recovery-wall',
    noun: 'Lokální rekuperační jednotka',
    gender: 'f',
    brands: ['nordair', 'borealis', 'tisina', 'vetrnik'],
    naming: 'series',
    axes: ['size', 'equipment', 'none'],
    sizeParameter: 'diameter',
    sizeUnit: 'mm',
    sizes: sizes(MEASURES, [
      [100, [6490, 10490], [24, 34], [18, 32], [3, 6], [72, 84], [12, 16]],
      [125, [7490, 12490], [34, 46], [19, 34], [3, 7], [74, 87], [16, 22]],
      [160, [8990, 15490], [50, 66], [21, 36], [4, 9], [77, 91], [24, 32]],
    ]),
    equipment: EQUIPMENT.wifi,
    choices: {
      motor: ['EC'],
      installation: ['do obvodové zdi'],
      material: ['plast ABS, keramický výměník'],
    },
    flags: { hygrostat: 0.5 },
    fixed: { voltage: 230 },
    gauges: ['airflow', 'noise', 'efficiency', 'input'],
    important: ['room', 'efficiency', 'noise', 'wifi', 'brand'],
    goesWith: ['deskove-filtry', 'vetraci-mrizky', 'hygrostaty-a-cidla'],
    description: [
      'Jednotka prostrčená zdí, která minutu vzduch odvádí a minutu přivádí. Teplo mezitím uchová keramický výměník. Nepotřebuje žádné potrubí, jen jeden otvor.',
    ],
    textBelow:
      'Pro rovnovážné větrání dávejte jednotky do bytu v páru: když jedna přivádí, druhá odvádí. Spojí se spolu bezdrátově.',
    questions: [
      {
        title: 'Zvládnu montáž bez bourání?',
        content: 'Stačí jádrový vrt do obvodové zdi. Firma s diamantovou vrtačkou ho udělá za hodinu a bez prachu.',
      },
    ],
    texts: {
      perex: [
        'Čerstvý vzduch bez otvírání oken a bez úniku tepla, účinnost {efficiency}.',
        'Jeden otvor ve zdi a místnost {room} dýchá. Hlučnost {noise}.',
        'Rekuperace bez potrubí, průtok {airflow} při příkonu {input}.',
      ],
      lead: [
        '{brand} {series} větrá jednu místnost a vrací do ní teplo, které by oknem uteklo.',
        'Nová okna těsní a v ložnici se ráno špatně dýchá, {brand} {series} to změní bez stavebních úprav.',
        'Do bytu, ve kterém nejde vést potrubí, je jednotka {brand} {series} nejkratší cesta k čerstvému vzduchu.',
      ],
      body: [
        'Keramický výměník vrátí {efficiency} tepla a v létě stejně poctivě udrží venku horko.',
        'Na nejnižší stupeň ji v ložnici neuslyšíte, na nejvyšší má hlučnost {noise}.',
        'Odebírá {input}, roční provoz tak vyjde na pár stovek.',
        'Prachový filtr vytáhnete jednou rukou a umyjete pod vodou.',
        'Když zafouká ostrý vítr, žaluzie se sama přivře.',
      ],
      advice: [
        'Jedna jednotka vystačí na místnost {room}.',
        'Zdi od 25 do 50 cm obsáhne dodávaná trubka, na silnější máme prodloužení.',
        'Trubku osaďte s mírným spádem ven, srážená voda tak odteče na fasádní stranu.',
      ],
    },
  },
  {
    slug: 'centralni-rekuperacni-jednotky',
    title: 'Centrální rekuperační jednotky',
    code: 'RC',
    share: 10,
    kind: 'recovery-central',
    noun: 'Rekuperační jednotka',
    gender: 'f',
    brands: ['nordair', 'borealis', 'kovent'],
    naming: 'series',
    axes: ['none', 'size', 'equipment'],
    sizeParameter: 'diameter',
    sizeUnit: 'mm',
    sizes: sizes(
      ['airflow', 'noise', 'input', 'efficiency', 'room', 'pressure'],
      [
        [125, [32990, 49990], [180, 240], [33, 42], [48, 82], [82, 91], [70, 95], [120, 180]],
        [160, [42990, 68990], [290, 370], [36, 46], [85, 140], [84, 93], [110, 145], [140, 210]],
        [200, [57990, 89990], [430, 540], [39, 49], [140, 225], [85, 94], [160, 210], [160, 240]],
      ],
    ),
    equipment: EQUIPMENT.wifi,
    choices: {
      motor: ['EC'],
      installation: ['na zeď', 'na zeď nebo pod strop'],
      material: ['lakovaný plech s izolací', 'pěnový polypropylen v plechové skříni'],
      control: ['dotykový ovladač', 'nástěnný ovladač'],
      filterClass: ['F7 a G4', 'M5 a G4'],
    },
    flags: { hygrostat: 0.6 },
    fixed: { voltage: 230 },
    gauges: ['airflow', 'noise', 'efficiency', 'input'],
    important: ['airflow', 'efficiency', 'noise', 'wifi', 'brand'],
    madeToOrder: true,
    oversized: true,
    goesWith: ['deskove-filtry', 'tlumice-hluku', 'spiro-potrubi', 'talirove-ventily'],
    description: [
      'Srdce větrání celého domu: jednotka odvádí vzduch z koupelen a kuchyně, přivádí čerstvý do pokojů a mezi nimi předá teplo.',
    ],
    textBelow:
      'S výběrem vám poradí naši technici podle půdorysu domu. Jednotky vyrábíme na zakázku, obvyklá dodací lhůta je dva týdny.',
    questions: [
      {
        title: 'Jak často měnit filtry?',
        content: 'Filtry měňte po šesti měsících, u rušné silnice po čtyřech. Na termín vás jednotka sama upozorní.',
      },
    ],
    texts: {
      perex: [
        'Větrání celého domu s účinností {efficiency}, průtok {airflow}.',
        'Jednotka pro dům s plochou {room}, hlučnost do okolí {noise}.',
        'Čerstvý vzduch ve všech pokojích a účty za topení o čtvrtinu nižší.',
      ],
      lead: [
        '{brand} {series} vymění vzduch v celém domě a teplo z odváděného vzduchu předá tomu čerstvému.',
        'Do novostavby i k rekonstrukci se hodí jednotka {brand} {series} s protiproudým výměníkem.',
        'Čtyři hrdla, dva úsporné motory a výměník, to je {brand} {series}, plíce vašeho domu.',
      ],
      body: [
        'Výměník vrátí {efficiency} tepla, vstupní vzduch tak má i v lednu pokojovou teplotu.',
        'Dvojice motorů EC odebírá {input} a hlídá stálý průtok, i když se filtry zanášejí.',
        'Tlak {pressure} stačí na rozvody ve dvoupodlažním domě.',
        'Letní obtok pustí v noci do domu chladný vzduch mimo výměník.',
        'Dvířka zpředu dovolí vyměnit filtry bez nářadí za pár minut.',
      ],
      advice: [
        'Umístěte ji do technické místnosti, hlučnost {noise} by v ložnici rušila.',
        'K jednotce je potřeba odvod srážené vody do odpadu.',
        'Na obě hrdla směrem do místností dejte tlumiče hluku.',
      ],
    },
  },
]
