import { sizes, type LeafSpec } from './spec.ts'

/** Ducts, most of them sold by the piece. */
export const DUCTS: readonly LeafSpec[] = [
  {
    slug: 'ohebne-hadice',
    title: 'Ohebné hadice',
    code: 'HO',
    share: 16,
    kind: 'duct-flex',
    noun: 'Ohebná hadice',
    gender: 'f',
    brands: ['prodech', 'kovent', 'nordair', 'tisina'],
    naming: 'number',
    named: 'length',
    axes: ['size', 'size', 'size', 'none'],
    sizeParameter: 'diameter',
    sizeUnit: 'mm',
    sizes: sizes(
      ['length', 'maxPressure', 'pressureLoss'],
      [
        [80, [119, 329], [3, 10], [1500, 2500], [4, 6]],
        [100, [149, 449], [3, 10], [1500, 2500], [3, 5]],
        [125, [179, 549], [3, 10], [1500, 2500], [3, 5]],
        [150, [219, 649], [3, 10], [1500, 2500], [2, 4]],
        [160, [239, 699], [3, 10], [1500, 2500], [2, 4]],
        [200, [299, 899], [3, 10], [1500, 2500], [2, 3]],
        [250, [399, 1190], [3, 10], [1500, 2500], [1, 3]],
      ],
    ),
    choices: {
      material: ['hliník', 'hliník a polyester', 'vrstvený polyester'],
      insulation: ['bez izolace', 'bez izolace', 'minerální vata 25 mm'],
    },
    fixed: { temperature: 140 },
    gauges: ['diameter', 'length', 'maxPressure', 'pressureLoss'],
    important: ['diameter', 'length', 'insulation', 'material', 'brand'],
    goesWith: ['spony-a-objimky', 'hlinikove-pasky', 'kruhove-potrubni-ventilatory'],
    description: [
      'Hadice pro připojení ventilátorů, digestoří a ventilů. V krabici jsou stlačené, na místě je roztáhnete na plnou délku.',
    ],
    textBelow: 'Hadici vždy natáhněte úplně. Nedotažená hadice klade proudění až trojnásobný odpor a hučí.',
    questions: [
      {
        title: 'Kdy je potřeba izolovaná hadice?',
        content:
          'Všude, kde vede chladným prostorem, hlavně půdou. Bez izolace se v ní sráží voda a kape zpět do ventilátoru.',
      },
    ],
    texts: {
      perex: [
        'Ohebné potrubí v délce {length}, teplotní odolnost {temperature}.',
        'Hadice pro rychlé připojení ventilátoru nebo digestoře, průměr {size}.',
        'Stlačená v krabici, na místě dlouhá {length}.',
        'Poslední metry k mřížce nebo ventilu, tlak do {maxPressure:max}.',
        'Drží tvar i v ohybu, tlaková ztráta {pressureLoss} na metr.',
      ],
      lead: [
        'Hadice {brand} {series} propojí ventilátor s výdechem i tam, kde pevné potrubí neprojde.',
        'Roztáhnete ji rukou a ona zůstane ve tvaru, jaký jí dáte, taková je {brand} {series}.',
        'Stěnu hadice {brand} {series} drží šroubovice z ocelového drátu, v ohybu se proto nezlomí.',
      ],
      body: [
        'Snese teplotu až {temperature:max} a tlak do {maxPressure:max}.',
        'Vrstvy stěny jsou slepené bez mezer, vlhkost se do nich nedostane.',
        'Zkrátíte ji nožem a drát přeštípnete kleštěmi.',
        'Při běžném průtoku má na metru ztrátu {pressureLoss}.',
      ],
      advice: [
        'Na hrdlo ji nasuňte aspoň čtyři centimetry a utáhněte sponou.',
        'Veďte ji co nejrovněji, každý ohyb zvyšuje odpor i hluk.',
        'Spoje přelepte hliníkovou páskou, budou těsné natrvalo.',
      ],
    },
    byMetre: {
      noun: 'Ohebná hadice na metry',
      code: 'HM',
      axes: ['size', 'none'],
      sizes: sizes(
        ['maxPressure', 'pressureLoss'],
        [
          [80, [49, 69], [1500, 2500], [4, 6]],
          [100, [59, 89], [1500, 2500], [3, 5]],
          [125, [69, 109], [1500, 2500], [3, 5]],
          [150, [89, 129], [1500, 2500], [2, 4]],
          [160, [99, 149], [1500, 2500], [2, 4]],
          [200, [129, 189], [1500, 2500], [2, 3]],
        ],
      ),
      texts: {
        perex: [
          'Hadice, kterou vám ustřihneme na míru. Průměr {size}, tlak do {maxPressure:max}.',
          'Kolik potřebujete, tolik vám z role odměříme, teplotní odolnost {temperature}.',
        ],
        lead: [
          'Hadici {brand} {series} prodáváme na metry, takže zaplatíte jen to, co použijete.',
          'Z role hadice {brand} {series} vám ustřihneme přesně tolik, kolik měří vaše trasa.',
        ],
        body: [
          'Snese teplotu až {temperature:max} a tlak do {maxPressure:max}.',
          'Při běžném průtoku má na metru ztrátu {pressureLoss}.',
          'Posíláme ji v jednom kuse, stočenou v krabici.',
        ],
        advice: [
          'Na každý spoj přidejte čtyři centimetry, o které hadici nasunete na hrdlo.',
          'Měřte ji nataženou, stlačená je až třikrát kratší.',
        ],
      },
    },
  },
  {
    slug: 'spiro-potrubi',
    title: 'Spiro potrubí',
    code: 'HS',
    share: 11,
    kind: 'duct-spiro',
    noun: 'Spiro potrubí',
    gender: 'n',
    brands: ['kovent', 'prodech', 'nordair'],
    naming: 'number',
    named: 'length',
    axes: ['size', 'size', 'none'],
    sizeParameter: 'diameter',
    sizeUnit: 'mm',
    sizes: sizes(
      ['length', 'wall', 'maxPressure', 'pressureLoss'],
      [
        [80, [139, 249], [1, 3], [0.45, 0.5], [2000, 3000], [2, 3]],
        [100, [159, 299], [1, 3], [0.45, 0.5], [2000, 3000], [1, 3]],
        [125, [189, 369], [1, 3], [0.45, 0.5], [2000, 3000], [1, 2]],
        [160, [239, 469], [1, 3], [0.5, 0.55], [2000, 3000], [1, 2]],
        [200, [299, 599], [1, 3], [0.5, 0.6], [2000, 3000], [1, 2]],
        [250, [389, 790], [1, 3], [0.5, 0.6], [1500, 2500], [1, 2]],
        [315, [519, 1090], [1, 3], [0.6, 0.7], [1500, 2500], [1, 1]],
      ],
    ),
    choices: { material: ['pozinkovaný plech'] },
    fixed: { temperature: 200 },
    gauges: ['diameter', 'length', 'wall', 'maxPressure'],
    important: ['diameter', 'length', 'material', 'brand'],
    oversized: true,
    goesWith: ['kolena', 'odbocky', 'spony-a-objimky', 'tlumice-hluku'],
    description: ['Pevné kruhové potrubí vinuté ze žárově zinkovaného pásu. Hladké, tuhé a na celý život domu.'],
    textBelow:
      'Trubky spojujte vsuvkou, do tvarovek se zasouvají přímo. Kusy delší než dva metry vozíme nadrozměrnou dopravou.',
    questions: [
      {
        title: 'Čím spiro potrubí zkrátit?',
        content: 'Úhlovou bruskou s tenkým kotoučem na kov. Řez začistěte pilníkem a přetřete zinkovým sprejem.',
      },
    ],
    texts: {
      perex: [
        'Tuhé kruhové potrubí, délka {length}, stěna {wall}.',
        'Pevný základ každého rozvodu vzduchu, průměr {size}.',
        'Vinuté potrubí z plechu s teplotní odolností {temperature}.',
      ],
      lead: [
        'Potrubí {brand} {series} je vinuté ze zinkovaného pásu se zámkem, který mu dává tuhost.',
        'Na hlavní rozvod v domě i v dílně si vezměte {brand} {series}, odpor klade nejmenší ze všech potrubí.',
        'Hladký vnitřek potrubí {brand} {series} se nezanáší a snadno se čistí kartáčem.',
      ],
      body: [
        'Stěna silná {wall} udrží tlak do {maxPressure:max}.',
        'Na metru ztratí proudící vzduch jen {pressureLoss}.',
        'Zinková vrstva chrání plech i ve vlhkém prostředí.',
        'Vyrábíme ho s přesností na desetiny milimetru, tvarovky proto sedí na první pokus.',
      ],
      advice: [
        'Zavěste ho každé dva metry na objímku s pryžovou vložkou.',
        'Spoje zajistěte třemi šrouby do plechu a přelepte páskou.',
        'Delší kusy vozí závozník, na cestě jsou tři pracovní dny.',
      ],
    },
  },
  {
    slug: 'ploche-kanaly',
    title: 'Ploché kanály',
    code: 'HP',
    share: 10,
    kind: 'duct-flat',
    noun: 'Plochý kanál',
    gender: 'm',
    brands: ['prodech', 'vetrnik', 'nordair'],
    naming: 'number',
    named: 'length',
    axes: ['size', 'none'],
    sizeParameter: 'dimensions',
    sizeUnit: 'mm',
    sizes: sizes(
      ['width', 'depth', 'length', 'freeArea', 'wall'],
      [
        ['110 × 55', [119, 219], 110, 55, [0.5, 1.5], [55, 55], [1.5, 2]],
        ['204 × 60', [189, 359], 204, 60, [0.5, 1.5], [110, 110], [1.7, 2.2]],
        ['220 × 55', [199, 389], 220, 55, [0.5, 1.5], [115, 115], [1.7, 2.2]],
        ['220 × 90', [269, 529], 220, 90, [0.5, 1.5], [185, 185], [1.8, 2.4]],
      ],
    ),
    choices: { material: ['plast ABS', 'polyvinylchlorid'] },
    fixed: { temperature: 60 },
    gauges: ['width', 'depth', 'length', 'freeArea'],
    important: ['dimensions', 'length', 'material', 'brand'],
    goesWith: ['kolena', 'spony-a-objimky', 'hlinikove-pasky'],
    description: ['Plastové kanály, které se schovají nad kuchyňskou linku nebo do nízkého podhledu. Výška od 55 mm.'],
    textBelow:
      'Ke kruhovému potrubí průměru 100 mm odpovídá plochý kanál 110 × 55, k průměru 125 a 150 mm kanál 204 × 60 nebo 220 × 55.',
    questions: [
      {
        title: 'Jak se kanály spojují?',
        content: 'Spojkou, do které se oba kusy zasunou. Proti zápachům z digestoře spoj pojistěte tmelem.',
      },
    ],
    texts: {
      perex: [
        'Plochý kanál {size} do podhledu i nad linku, délka {length}.',
        'Nízký profil, hladká stěna, volný průřez {freeArea}.',
        'Potrubí, které se vejde nad kuchyňské skříňky.',
      ],
      lead: [
        'Kanál {brand} {series} vede vzduch tam, kde na kulaté potrubí není výška.',
        'Odtah od digestoře schováte s kanálem {brand} {series} za lištu kuchyňské linky.',
        'Profil kanálu {brand} {series} má vnitřní žebra, takže se nad skříňkami neprohne.',
      ],
      body: [
        'Volný průřez {freeArea} odpovídá kruhovému potrubí stejné třídy.',
        'Stěna {wall} je z plastu, který nezatéká a nerezaví.',
        'Zkrátíte ho jemnou pilkou a hranu začistíte nožem.',
        'Bílá barva ladí s linkou, přetřít jde běžnou barvou na plast.',
      ],
      advice: [
        'Kotvěte ho po jednom metru příchytkami ze stejné řady.',
        'Kanál veďte s mírným spádem od digestoře ven.',
        'Přechod na kruhové hrdlo najdete mezi tvarovkami.',
      ],
    },
  },
]
