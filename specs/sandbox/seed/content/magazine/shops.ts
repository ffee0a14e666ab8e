import type { ArticleText } from '../articles.ts'
import { bullets, table } from '../rich-text.ts'
import { BOHUMIL, EDITORS } from './people.ts'

/** News of the branches, an article for firms and one that waits for its day. */
export const SHOPS: readonly ArticleText[] = [
  {
    title: 'Co uslyšíte v brněnské poslechové komoře',
    shortTitle: 'Poslechová komora v Brně',
    perex: 'Devět ventilátorů, dvoje dveře a ticho 18 decibelů. Přijďte porovnat čísla s vlastníma ušima.',
    published: '2026-10-01',
    author: EDITORS,
    category: 'Z prodejen',
    tags: ['Hluk'],
    about: [],
    kind: null,
    alt: '',
    parts: [
      'Decibely v katalogu jsou poctivé, ale nic neříkají o barvě zvuku. Dva ventilátory s 32 dB mohou znít úplně jinak: jeden šumí, druhý píská. Proto jsme v prodejně v Brně postavili malou komoru.',
      '# Jak to tam chodí',
      'Zavřete za sebou dvoje dveře a na panelu si vyberete, co poběží. Zvuk můžete přepínat mezi dvěma kusy tak dlouho, dokud se nerozhodnete. Nikdo vás neruší a nic vám přitom neprodává.',
      bullets(
        'Koupelnové ventilátory od 22 do 38 dB.',
        'Lokální rekuperace na tři stupně.',
        'Potrubní ventilátor s tlumičem a bez něj.',
      ),
      'Komora je otevřená v pracovní době [prodejny v Brně](/pobocky/brno). Chcete-li ji mít pro sebe i s technikem, napište nám den předem.',
    ],
  },
  {
    title: 'Nabídka pro zákazníka: co v ní montážní firmy zapomínají',
    shortTitle: 'Nabídka montážní firmy',
    perex: 'Pro firmy: položky, které se při montáži větrání vždycky objeví a v nabídce málokdy.',
    published: '2026-09-10',
    author: BOHUMIL,
    category: 'Z prodejen',
    tags: ['Potrubí'],
    about: ['baleni-pro-montazniky'],
    kind: 'clamp',
    alt: 'Nerezová spona',
    visibleTo: 'firmy',
    parts: [
      'Zákazník si pamatuje první číslo, které uslyší. Když se k němu na konci přidá pětina, nepomůže vysvětlování. Tyto položky proto pište do nabídky hned.',
      table([
        ['Položka', 'Obvyklá výše'],
        ['Spojovací a těsnicí materiál', '6 až 8 % ceny potrubí'],
        ['Prostupy a jejich zapravení', '900 až 1 800 Kč za kus'],
        ['Vyregulování a protokol', '2 až 4 hodiny'],
        ['První výměna filtrů', 'jedna sada'],
      ]),
      '# Protokol není papír navíc',
      'Změřené průtoky na každém ventilu jsou vaše pojistka. Když se po roce ozve, že „to nefouká“, víte, jaké to bylo při předání.',
      'Balení pro montážníky najdete po přihlášení v [montážním materiálu](/filtry-a-prislusenstvi/montazni-material).',
    ],
  },
  {
    title: 'Dvacet pět let Vánku',
    shortTitle: 'Dvacet pět let Vánku',
    perex: 'Co se za čtvrt století změnilo ve větrání a co zůstalo stejné.',
    published: '2034-05-01',
    author: EDITORS,
    category: 'Z prodejen',
    tags: ['Léto'],
    about: [],
    kind: 'desk-fan',
    alt: 'Stolní ventilátor',
    parts: [
      'Tento článek čeká na své výročí.',
      'Do té doby ho v magazínu nikdo neuvidí, ani když zná jeho adresu.',
      '# Co v něm bude',
      'Fotografie první prodejny, nejstarší ventilátor, který u zákazníka pořád běží, a poděkování.',
    ],
  },
]
