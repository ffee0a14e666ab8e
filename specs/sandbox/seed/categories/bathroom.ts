import { EQUIPMENT } from '../equipment.ts'
import { sizes, type BranchSpec } from './spec.ts'

const MEASURES = ['airflow', 'noise', 'input', 'pressure'] as const

/** Fans for bathrooms and toilets. */
export const BATHROOM: BranchSpec = {
  slug: 'koupelnove-ventilatory',
  title: 'Koupelnové ventilátory',
  kind: 'bathroom-fan',
  description: [
    'Pára po sprchování, zamlžené zrcadlo a plíseň v rozích mají jedno řešení: ventilátor, který vymění vzduch v koupelně alespoň osmkrát za hodinu.',
    'Vyberte si podle průměru potrubí a podle toho, jestli se má ventilátor zapínat se světlem, s doběhem, nebo sám podle vlhkosti.',
  ],
  content: [
    'Nejdřív změřte průměr potrubí a délku cesty ven. Do dvou metrů stačí ventilátor na zeď nebo do stropu, na delší cestu patří ventilátor do potrubí.',
    'Potom si vyberte ovládání. Do koupelny bez okna se vyplatí čidlo vlhkosti, na toaletu stačí doběh, který po zhasnutí vyvětrá ještě několik minut.',
  ],
  children: [
    {
      slug: 'klasicke-koupelnove-ventilatory',
      title: 'Klasické koupelnové ventilátory',
      code: 'KV',
      share: 24,
      kind: 'bathroom-fan',
      noun: 'Koupelnový ventilátor',
      gender: 'm',
      brands: ['vetrnik', 'aerola', 'tisina', 'zefyr', 'prodech'],
      naming: 'series',
      axes: ['size', 'equipment', 'equipment', 'colour', 'none', 'size-colour'],
      sizeParameter: 'diameter',
      sizeUnit: 'mm',
      sizes: sizes(MEASURES, [
        [100, [549, 1390], [80, 110], [24, 36], [8, 20], [25, 60]],
        [125, [690, 1690], [140, 185], [27, 38], [11, 26], [35, 85]],
        [150, [890, 2190], [225, 310], [31, 43], [16, 38], [45, 120]],
      ]),
      equipment: EQUIPMENT.bathroom,
      choices: {
        motor: ['AC', 'AC', 'EC'],
        bearings: ['kluzná', 'kuličková'],
        protection: ['IPX4', 'IP44', 'IP45'],
        installation: ['na zeď i na strop'],
        material: ['plast ABS'],
      },
      flags: { backflow: 0.6 },
      fixed: { voltage: 230 },
      gauges: ['airflow', 'noise', 'input', 'diameter'],
      important: ['diameter', 'airflow', 'noise', 'timer', 'hygrostat', 'brand'],
      goesWith: ['ohebne-hadice', 'vetraci-mrizky', 'zpetne-klapky', 'spony-a-objimky'],
      description: [
        'Axiální ventilátory do zdi i do stropu, které zvládnou koupelnu, toaletu i spíž. Hodí se na krátké potrubí do dvou metrů, na delší sáhněte po potrubním ventilátoru.',
      ],
      textBelow:
        'Průměr ventilátoru volte stejný, jako má potrubí ve zdi. Nejčastější je 100 mm, v domech po rekonstrukci najdete i 125 mm. Zúžené potrubí ventilátor vždy zhluční.',
      questions: [
        {
          title: 'Jak silný ventilátor do koupelny potřebuji?',
          content:
            'Spočítejte objem koupelny (plocha krát výška stropu) a vynásobte ho osmi. Koupelna 5 m² s výškou 2,6 m potřebuje asi 105 m³/h.',
        },
        {
          title: 'Smí ventilátor viset nad sprchovým koutem?',
          content: 'Ano, pokud má krytí alespoň IPX4 a zapojí ho elektrikář podle normy pro zóny v koupelnách.',
        },
      ],
      texts: {
        perex: [
          'Spolehlivý ventilátor do koupelny i na toaletu, průtok {airflow}, hlučnost {noise}.',
          'Odvede páru dřív, než se srazí na zrcadle. Průtok {airflow}, příkon jen {input}.',
          'Jednoduchá výměna za starý ventilátor: průměr {size}, průtok {airflow}.',
          'Na krátké potrubí ve zdi i ve stropě. Hlučnost {noise}, příkon {input}.',
          'Suchá koupelna a čistý kryt bez šroubování. Průtok {airflow}.',
        ],
        lead: [
          'Ventilátor {brand} {series} patří na konec krátkého potrubí ve zdi nebo ve stropě koupelny.',
          'Po sprše je vzduch plný páry a {brand} {series} ji odvede ven, než stihne vlhnout omítka.',
          '{brand} {series} je ventilátor, který jednou namontujete a přestanete na něj myslet.',
          'Menší koupelna bez okna potřebuje větrat často a potichu, a právě pro ni vznikl {brand} {series}.',
        ],
        body: [
          'Přesune {airflow} a při plném výkonu má hlučnost {noise}.',
          'Čelní kryt drží na magnetech, takže ho při úklidu sundáte bez nářadí.',
          'Plast ABS časem nežloutne a stačí ho otřít vlhkým hadříkem.',
          'Odebírá {input}, i při každodenním používání tak za rok spotřebuje elektřinu za pár desítek korun.',
          'Silentbloky mezi motorem a tělem brání tomu, aby se chvění přenášelo do zdi.',
        ],
        advice: [
          'Počítejte s potrubím o délce do dvou metrů a nejvýše jedním kolenem.',
          'Nechte pode dveřmi mezeru aspoň 1 cm, ať má ventilátor odkud vzduch brát.',
          'V balení najdete čtyři hmoždinky se šrouby a šablonu pro vrtání.',
          'Zapojení na 230 V svěřte elektrikáři, zabere mu to asi půl hodiny.',
        ],
      },
    },
    {
      slug: 'designove-koupelnove-ventilatory',
      title: 'Designové koupelnové ventilátory',
      code: 'KD',
      share: 17,
      kind: 'bathroom-fan-glass',
      noun: 'Designový koupelnový ventilátor',
      gender: 'm',
      brands: ['aerola', 'borealis', 'tisina', 'vetrnik'],
      naming: 'series',
      axes: ['colour', 'colour', 'size-colour', 'equipment'],
      sizeParameter: 'diameter',
      sizeUnit: 'mm',
      sizes: sizes(MEASURES, [
        [100, [1190, 2290], [82, 105], [22, 32], [5, 14], [28, 62]],
        [125, [1490, 2790], [135, 178], [25, 35], [8, 19], [38, 88]],
      ]),
      equipment: EQUIPMENT.bathroom.slice(0, 2).concat(EQUIPMENT.bathroom.slice(3)),
      choices: {
        motor: ['AC', 'EC', 'EC'],
        bearings: ['kuličková'],
        protection: ['IPX4', 'IP44'],
        installation: ['na zeď i na strop'],
        material: ['tvrzené sklo a plast ABS', 'matný plast'],
      },
      flags: { backflow: 0.9 },
      fixed: { voltage: 230 },
      gauges: ['airflow', 'noise', 'input', 'diameter'],
      important: ['diameter', 'colour', 'noise', 'airflow', 'hygrostat', 'brand'],
      goesWith: ['ohebne-hadice', 'vetraci-mrizky', 'spony-a-objimky'],
      description: [
        'Hladké čelo bez mřížky, které ladí s obkladem a nechytá prach. Vzduch se nasává úzkou spárou po obvodu, proto jsou tyto ventilátory i tišší než klasické.',
      ],
      textBelow:
        'Čelní deska se odklápí nebo sundává, vyčistit ventilátor zvládnete za minutu. Barvu desky můžete později vyměnit, většina značek je prodává i samostatně.',
      questions: [
        {
          title: 'Není ventilátor s hladkým čelem slabší?',
          content:
            'Není. Spára po obvodu má větší plochu než běžná mřížka. Rozhoduje průtok v m³/h, který u každého výrobku uvádíme.',
        },
      ],
      texts: {
        perex: [
          'Hladké čelo, tichý chod a průtok {airflow}. Ventilátor, který v koupelně nemusíte schovávat.',
          'Tenká čelní deska ladí s moderním obkladem, hlučnost je jen {noise}.',
          'Koupelnový ventilátor s rovným čelem a spárou po obvodu, příkon {input}.',
        ],
        lead: [
          '{brand} {series} má místo mřížky rovnou desku a vzduch nasává úzkou spárou po jejím obvodu.',
          'Kdo vybíral obklad půl roku, nechce na něm bílou plastovou mřížku, a proto je tu {brand} {series}.',
          'Na stěně je z ventilátoru {brand} {series} vidět jen tenká deska, která vystupuje necelé tři centimetry.',
        ],
        body: [
          'Deska je z materiálu, na kterém nezůstávají otisky prstů, a čistí se běžným prostředkem na okna.',
          'Přesune {airflow} a hlučnost {noise} v noci nikoho nevzbudí.',
          'S příkonem {input} může klidně běžet celý den.',
          'Proudění po obvodu desky je klidné, takže ventilátor nehvízdá ani při plném výkonu.',
        ],
        advice: [
          'Nejlépe vynikne uprostřed obkladačky nebo přesně ve spáře, polohu potrubí proto plánujte předem.',
          'Desku vyrovnáte vodováhou, úchyt dovolí natočení o několik stupňů.',
          'Hodí se do koupelen a toalet s potrubím dlouhým nejvýše dva metry.',
        ],
      },
    },
    {
      slug: 'koupelnove-ventilatory-s-cidlem',
      title: 'Koupelnové ventilátory s čidlem',
      code: 'KC',
      share: 13,
      kind: 'bathroom-fan',
      noun: 'Samočinný koupelnový ventilátor',
      gender: 'm',
      brands: ['vetrnik', 'borealis', 'nordair', 'zefyr'],
      naming: 'series',
      axes: ['size', 'equipment', 'size', 'colour'],
      sizeParameter: 'diameter',
      sizeUnit: 'mm',
      sizes: sizes(MEASURES, [
        [100, [1090, 1890], [84, 108], [24, 33], [5, 16], [28, 60]],
        [125, [1290, 2390], [142, 182], [27, 36], [8, 22], [38, 85]],
        [150, [1590, 2890], [230, 305], [31, 41], [12, 32], [48, 118]],
      ]),
      equipment: EQUIPMENT.sensors,
      choices: {
        motor: ['AC', 'EC'],
        bearings: ['kuličková'],
        protection: ['IPX4', 'IP45'],
        installation: ['na zeď i na strop'],
        material: ['plast ABS'],
      },
      flags: { backflow: 0.7 },
      fixed: { voltage: 230 },
      gauges: ['airflow', 'noise', 'input', 'diameter'],
      important: ['diameter', 'hygrostat', 'motion', 'noise', 'brand'],
      goesWith: ['ohebne-hadice', 'vetraci-mrizky', 'zpetne-klapky'],
      description: [
        'Zapnou se samy, když je potřeba: podle vlhkosti, nebo podle toho, že někdo vešel. Dobrá volba do pronajatých bytů, do koupelen bez okna a všude tam, kde se na větrání zapomíná.',
      ],
      textBelow:
        'Mez vlhkosti nastavte pro začátek na 70 %. Když se ventilátor zapíná i za deštivého dne, posuňte ji o pět procent výš.',
      questions: [
        {
          title: 'Co když čidlo spíná i v noci?',
          content:
            'Zvyšte mez vlhkosti nebo vyberte ventilátor, který umí noční klid. Stačí také připojit ho přes samostatný vypínač.',
        },
      ],
      texts: {
        perex: [
          'Větrá sám, když je potřeba, a jinak mlčí. Průtok {airflow}, hlučnost {noise}.',
          'Ventilátor s vlastním čidlem, o který se nemusíte starat. Průměr {size}.',
          'Suchá koupelna bez přemýšlení: čidlo rozhodne, ventilátor odvede {airflow}.',
        ],
        lead: [
          '{brand} {series} sleduje dění v koupelně a rozběhne se bez vašeho přičinění.',
          'Děti po sobě větrat zapomenou, {brand} {series} nezapomene.',
          'Do koupelny bez okna je ventilátor {brand} {series} sázka na jistotu.',
        ],
        body: [
          'Při průtoku {airflow} vysuší běžnou koupelnu zhruba za čtvrt hodiny.',
          'Hlučnost {noise} v ložnici za zdí nikoho nevyruší.',
          'Citlivost čidla se nastavuje malým šroubem pod krytem.',
          'Elektronika odebírá v klidu méně než půl wattu, při větrání {input}.',
        ],
        advice: [
          'Čidlo potřebuje proudící vzduch, nemontujte proto ventilátor do výklenku za skříňku.',
          'Na vypínač světla se připojovat nemusí, stačí mu stálé napájení.',
          'Rozměr krytu zakryje i otvor po starším ventilátoru stejného průměru.',
        ],
      },
    },
  ],
}
