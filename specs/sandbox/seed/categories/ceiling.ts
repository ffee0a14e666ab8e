import { EQUIPMENT } from '../equipment.ts'
import { sizes, type BranchSpec } from './spec.ts'

const MEASURES = ['airflow', 'noise', 'input', 'room'] as const

/** Ceiling fans with and without a lamp. */
export const CEILING: BranchSpec = {
  slug: 'stropni-ventilatory',
  title: 'Stropní ventilátory',
  kind: 'ceiling-fan',
  description: [
    'Velká vrtule se točí pomalu, a proto tiše. V létě ochladí pocitově o tři až čtyři stupně, v zimě při opačném chodu vrátí teplo od stropu dolů.',
  ],
  children: [
    {
      slug: 'stropni-ventilatory-se-svetlem',
      title: 'Stropní ventilátory se světlem',
      code: 'SS',
      share: 18,
      kind: 'ceiling-fan',
      noun: 'Stropní ventilátor se světlem',
      gender: 'm',
      brands: ['loketek', 'borealis', 'aerola', 'zefyr'],
      naming: 'series',
      axes: ['colour', 'colour', 'size', 'size-colour', 'equipment'],
      sizeParameter: 'span',
      sizeUnit: 'cm',
      sizes: sizes(MEASURES, [
        [107, [2990, 5990], [5200, 7400], [30, 42], [24, 52], [13, 16]],
        [122, [3690, 7490], [6800, 9200], [32, 44], [28, 60], [17, 21]],
        [132, [4290, 8990], [8100, 10800], [34, 46], [31, 66], [22, 27]],
        [152, [5490, 11990], [10400, 13900], [36, 48], [36, 74], [28, 36]],
      ]),
      equipment: EQUIPMENT.remote.concat(EQUIPMENT.wifi.slice(1)),
      choices: {
        motor: ['AC', 'DC', 'DC'],
        installation: ['na tyči nebo těsně pod strop', 'na tyči'],
        material: ['dřevěné lopatky', 'překližka', 'plast ABS'],
      },
      flags: { light: 1 },
      fixed: { speeds: 3, voltage: 230 },
      gauges: ['airflow', 'noise', 'input', 'span'],
      important: ['span', 'room', 'noise', 'colour', 'motor', 'brand'],
      oversized: true,
      goesWith: ['regulatory-otacek', 'stojanove-ventilatory'],
      description: [
        'Nahradí lustr a celé léto vám bude dělat vánek. Světlo se ovládá zvlášť, takže ventilátor nemusí běžet pokaždé, když svítíte.',
      ],
      textBelow:
        'Lopatky mají být aspoň 230 cm nad podlahou a 50 cm od nejbližší stěny. Ke stropům nižším než 260 cm vyberte typ s montáží těsně pod strop.',
      questions: [
        {
          title: 'Udrží ventilátor sádrokartonový strop?',
          content:
            'Samotný sádrokarton ne. Nosnou desku je potřeba přišroubovat do trámu nebo do betonu nad podhledem.',
        },
      ],
      texts: {
        perex: [
          'Světlo i vánek v jednom. Vrtule {size}, místnost {room}, hlučnost {noise}.',
          'Stropní ventilátor se svítidlem pro pokoj {room}, průtok {airflow}.',
          'Klidný chod, hlučnost {noise} a příkon {input} i na nejvyšší stupeň.',
          'Nahradí lustr, v létě chladí a v zimě vrací teplo dolů. Vrtule {size}.',
          'Pět vyvážených lopatek, letní i zimní chod, příkon {input}.',
        ],
        lead: [
          '{brand} {series} spojuje svítidlo s ventilátorem, který se v létě postará o pohyb vzduchu v celém pokoji.',
          'Nad jídelní stůl i do ložnice: {brand} {series} svítí, větrá a nepřekáží.',
          'Pět lopatek ventilátoru {brand} {series} se otáčí pomalu, takže lampičku u postele ani noviny nerozfouká.',
        ],
        body: [
          'Vrtule {size} promíchá až {airflow:max} a hlučnost má jen {noise}.',
          'V zimě přepnete směr otáčení a teplý vzduch od stropu se vrátí k podlaze.',
          'Svítidlo přijme běžné žárovky LED s paticí E27, teplotu světla si tak určíte sami.',
          'Při plném výkonu odebírá {input}, desetkrát méně než malá klimatizace.',
          'Lopatky jsou vyvážené ve výrobě a v balení najdete i závaží na doladění.',
        ],
        advice: [
          'Nejlépe se mu daří v místnosti o ploše {room}.',
          'Montáž zvládnou dva lidé za hodinu, návod má obrázky ke každému kroku.',
          'Na šikmý strop do 15 stupňů ho zavěsíte bez dalšího dílu.',
        ],
      },
    },
    {
      slug: 'stropni-ventilatory-bez-svetla',
      title: 'Stropní ventilátory bez světla',
      code: 'SB',
      share: 13,
      kind: 'ceiling-fan-slim',
      noun: 'Stropní ventilátor',
      gender: 'm',
      brands: ['loketek', 'tisina', 'nordair', 'zefyr'],
      naming: 'series',
      axes: ['colour', 'size', 'size-colour', 'equipment'],
      sizeParameter: 'span',
      sizeUnit: 'cm',
      sizes: sizes(MEASURES, [
        [107, [2490, 4990], [5400, 7600], [28, 40], [18, 46], [13, 16]],
        [122, [2990, 6490], [7000, 9500], [30, 42], [22, 53], [17, 21]],
        [132, [3490, 7990], [8400, 11200], [31, 44], [25, 58], [22, 27]],
        [152, [4490, 9990], [10800, 14400], [33, 46], [29, 66], [28, 36]],
      ]),
      equipment: EQUIPMENT.remote.concat(EQUIPMENT.wifi.slice(1)),
      choices: {
        motor: ['AC', 'DC', 'DC'],
        installation: ['na tyči nebo těsně pod strop'],
        material: ['dřevěné lopatky', 'plast ABS', 'hliníkové lopatky'],
      },
      flags: { light: 0 },
      fixed: { speeds: 6, voltage: 230 },
      gauges: ['airflow', 'noise', 'input', 'span'],
      important: ['span', 'room', 'noise', 'colour', 'motor', 'brand'],
      oversized: true,
      goesWith: ['regulatory-otacek', 'stojanove-ventilatory'],
      description: [
        'Tři štíhlé lopatky a nic navíc. Ventilátory bez světla mají nižší stavbu, proto se hodí i pod strop panelového bytu.',
      ],
      textBelow:
        'Ventilátor s motorem DC má víc rychlostí a nižší spotřebu, ventilátor s motorem AC je levnější a snese i obyčejný nástěnný regulátor.',
      questions: [
        {
          title: 'Kolik stropní ventilátor spotřebuje?',
          content: 'Ventilátor s příkonem 30 W spotřebuje za noc (8 hodin) asi 0,24 kWh, tedy zhruba korunu a půl.',
        },
      ],
      texts: {
        perex: [
          'Tři lopatky, šest rychlostí a hlučnost {noise}. Vánek pro místnost {room}.',
          'Štíhlý stropní ventilátor s vrtulí {size}, průtok {airflow}, příkon {input}.',
          'Nízká stavba pro běžné stropy a chod, při kterém se dá spát.',
        ],
        lead: [
          '{brand} {series} je stropní ventilátor zbavený všeho zbytečného: tři lopatky, tichý motor, hladký kryt.',
          'V ložnici je nejdůležitější ticho, a {brand} {series} na první rychlost skoro neuslyšíte.',
          'Do obývacího pokoje, kde už svítidla máte, pověste {brand} {series}.',
        ],
        body: [
          'Při průtoku {airflow} klesne pocitová teplota o tři až čtyři stupně.',
          'Šest rychlostí pokryje všechno od jemného vánku po svižný průvan.',
          'Motor odebírá {input}, můžete ho tedy nechat běžet celou noc.',
          'Časovač ho po jedné, čtyřech nebo osmi hodinách vypne.',
        ],
        advice: [
          'Vrtule {size} sedí do místnosti o ploše {room}.',
          'Ke stropu se přikládá ocelová deska se čtyřmi šrouby, hmoždinky vybírejte podle stropu.',
          'Zimní chod zapnete přepínačem na ovladači.',
        ],
      },
    },
  ],
}
