import { bindShortWords } from './grammar.ts'
import { dayOfSeed } from './dates.ts'
import { randomOf } from './random.ts'
import type { Product } from './types.ts'

/** What somebody asked below a product, and what the shop answered. */
export interface Comment {
  readonly id: number
  readonly productId: number
  readonly author: string
  readonly text: string
  /** Date and time in UTC. */
  readonly created: string
  readonly answer: { readonly author: string; readonly text: string; readonly created: string } | null
}

type Talk = readonly [question: string, answer: string | null]

/** The beginning of a category's path, and what is asked below its goods. */
const TALKS: readonly (readonly [path: string, talks: readonly Talk[]])[] = [
  [
    'koupelnove-ventilatory',
    [
      [
        'Dá se doběh vypnout, nebo alespoň zkrátit?',
        'U provedení s časovým doběhem se délka nastavuje otočným prvkem pod krytem, nejméně na dvě minuty. Úplně vypnout nejde.',
      ],
      ['Vejde se do otvoru po starém ventilátoru 98 mm?', 'Ano, hrdlo pro průměr 100 mm má venku 97 mm.'],
      [
        'Jak daleko musí být od sprchového koutu?',
        'Záleží na krytí. S IPX4 může být 60 cm od hrany koutu, blíž už ne.',
      ],
      ['Máme ho druhý měsíc a v bytě je konečně sucho. Děkujeme za radu po telefonu.', null],
      [
        'Lze ho namontovat i na strop?',
        'Ano, na strop i na stěnu. Na strop doporučujeme provedení s kuličkovými ložisky.',
      ],
    ],
  ],
  [
    'potrubni-ventilatory',
    [
      [
        'Stačí na rozvod dlouhý osm metrů se dvěma koleny?',
        'Spočítejte si prosím tlakovou ztrátu: metr potrubí asi 1 Pa, koleno 5 Pa. Tady vychází kolem 20 Pa, takže s rezervou ano.',
      ],
      ['Může běžet nepřetržitě?', 'Ano, motor je na trvalý chod stavěný.'],
      ['Jde k němu připojit běžný stmívač?', 'Stmívač ne, motor by vrčel. Použijte regulátor otáček pro ventilátory.'],
      [
        'Je možné ho dát na půdu, kde v zimě mrzne?',
        'Ano, jen potrubí před ním i za ním zaizolujte, jinak v něm bude voda.',
      ],
    ],
  ],
  [
    'domaci-ventilatory',
    [
      ['Dá se mřížka umýt ve vodě?', 'Přední mřížka ano, po odšroubování. Motor jen otřete vlhkým hadříkem.'],
      ['Jak dlouhá je šňůra?', 'Sto padesát centimetrů.'],
      ['Na noc ho dáváme na první stupeň a neruší nás.', null],
      [
        'Je v balení ovladač i s bateriemi?',
        'Ovladač v balení je tam, kde to stojí v parametrech. Baterie musíte mít vlastní.',
      ],
    ],
  ],
  [
    'prumyslove-ventilatory',
    [
      ['Musí ho zapojit elektrikář?', 'Ano, bez potvrzení o odborném zapojení neplatí záruka výrobce.'],
      ['Posíláte i na firmu s dodáním na paletě?', 'Ano, větší kusy jedou na paletě a řidič předem volá.'],
    ],
  ],
  [
    'rekuperace-a-cisty-vzduch',
    [
      ['Kolik stojí sada náhradních filtrů?', 'Najdete ji níže mezi příslušenstvím. Vydrží zhruba půl roku.'],
      ['Je nutné větrat, když přístroj běží?', 'Krátce ráno a večer ano, čistička kyslík nepřidá.'],
      ['Jak hlučný je v noci?', 'Na nejnižší stupeň kolem dvaceti decibelů, což je šustění listí.'],
    ],
  ],
  [
    'potrubi-a-tvarovky',
    [
      [
        'Je průměr měřený uvnitř, nebo venku?',
        'Uvedený průměr je vnitřní, tvarovky jsou o dva milimetry menší, aby do něj vešly.',
      ],
      ['Dá se to krátit nůžkami na plech?', 'Ano, hranu pak zabruste a spoj přelepte hliníkovou páskou.'],
      ['Snese to i horký vzduch od krbu?', 'Ne, na krbové rozvody je potřeba potrubí s odolností nejméně 250 °C.'],
    ],
  ],
  [
    'mrizky-a-ventily',
    [
      ['Jak velký otvor pod ni mám vyříznout?', 'O dva centimetry menší, než je rozměr rámečku v názvu.'],
      ['Je součástí i síťka proti hmyzu?', 'Ano, vzadu je plastová síťka, dá se vyjmout a umýt.'],
    ],
  ],
  [
    'filtry-a-prislusenstvi',
    [
      [
        'Hodí se i do jednotek jiných značek?',
        'Ano, rozhoduje jen rozměr a třída. Změřte prosím starý filtr i s rámečkem.',
      ],
      ['Kolik kusů je v balení?', 'Počet je v parametrech v řádku Kusů v balení.'],
      ['Přišlo druhý den, sedí přesně.', null],
    ],
  ],
]

const ASKED_BY = ['Pavel', 'Lenka M.', 'Radek', 'Jiřina', 'Tomáš K.', 'Hanka', 'Zdeněk', 'Petra S.', 'Ondřej', 'Věra']
const ANSWERED_BY = ['Jakub z Vánku', 'Martina z Vánku', 'Honza z Vánku']

/** Room for the comments of one product in the numbers of all of them. */
const IDS_EACH = 10

/** Comments on a product, none to three. Products without reviews have none: nobody has had them yet. */
export function commentsOf({ id, reviews }: Product, path: string): readonly Comment[] {
  const talks = TALKS.find(([beginning]) => path.startsWith(beginning))?.[1] ?? []
  if (reviews.length === 0 || talks.length === 0) return []
  const random = randomOf(`comments/${id}`)
  const chosen = random.sample(talks, random.int(0, 3))
  const authors = random.sample(ASKED_BY, chosen.length)
  return chosen.map(([question, answer], at): Comment => {
    const days = random.int(3, 400)
    return {
      id: id * IDS_EACH + at,
      productId: id,
      author: authors[at] ?? 'Zákazník',
      text: bindShortWords(question),
      created: `${dayOfSeed(-days)}T${clock(random.int(7, 21), random.int(0, 59))}`,
      answer:
        answer === null
          ? null
          : {
              author: random.pick(ANSWERED_BY),
              text: bindShortWords(answer),
              created: `${dayOfSeed(random.int(1, 2) - days)}T${clock(random.int(6, 15), random.int(0, 59))}`,
            },
    }
  })
}

function clock(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00Z`
}
