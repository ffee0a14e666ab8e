import { block, box, named, row } from './blocks.ts'
import { toAddress, toCategory, toPath, toVirtual } from './links.ts'
import { page } from './page.ts'
import { bullets, table } from './rich-text.ts'
import type { Sources } from './sources.ts'
import type { Page } from './types.ts'

const flat = ({ best, ids, picture }: Sources): Page =>
  page(
    'Větrání bytu',
    'Od koupelny po ložnici: čím který pokoj vyvětrat a co k tomu koupit.',
    ['Byt má jen pár míst, kudy může vzduch ven. Projdeme je jedno po druhém.'],
    {
      pagination: true,
      blocks_per_page: 5,
      background: picture('recovery-wall', ''),
      content_blocks: named('vetrani-bytu', [
        block('title', { block_title: 'Začněte tam, kde vzniká pára', background_color: '#dfeceb' }),
        block('text', {
          text: [
            'Čtyřčlenná rodina vydýchá, vyvaří a vysuší deset litrů vody denně. Tři místa za to můžou nejvíc: koupelna, kuchyně a ložnice.',
            table([
              ['Místnost', 'Průtok', 'Čím'],
              ['Koupelna', '90 m³/h', 'ventilátor s doběhem nebo čidlem'],
              ['Kuchyně', '100 m³/h', 'digestoř a stálý odtah'],
              ['Ložnice', '45 m³/h', 'lokální rekuperace'],
              ['Toaleta', '30 m³/h', 'malý ventilátor'],
            ]),
          ],
        }),
        block('categories', {
          block_title: 'Kam chcete nakouknout',
          category_ids: ids('koupelnove-ventilatory', 'lokalni-rekuperace', 'odvlhcovace', 'cisticky-vzduchu'),
        }),
        block('products', {
          block_title: 'Do koupelny nejčastěji',
          product_ids: best('koupelnove-ventilatory', 4),
          button: {
            text: 'Všechny tiché ventilátory',
            button_link: toVirtual('Tiché ventilátory', 'tiche-ventilatory'),
            style: 'secondary',
          },
        }),
        block('quote', {
          text: ['Nejdřív vyvětrejte, potom topte. Obráceně platíte za teplo, které pustíte oknem.'],
          author: 'Tereza Málková, projektantka větrání',
        }),
        block('title', { block_title: 'Ložnice: vzduch na celou noc' }),
        block('text_boxes', {
          text_boxes: [
            box('framed', ['### Byt po výměně oken', 'Těsná okna nepropustí nic. Stačí pár lokálních jednotek.'], {
              text: 'Lokální rekuperace',
              button_link: toCategory('Lokální rekuperace', 'rekuperace-a-cisty-vzduch/lokalni-rekuperace'),
              style: 'primary',
            }),
            box('framed', ['### Byt u rušné ulice', 'Okno zavřené, filtr F7 na přívodu a čistička na pyl.'], {
              text: 'Čističky vzduchu',
              button_link: toCategory('Čističky vzduchu', 'rekuperace-a-cisty-vzduch/cisticky-vzduchu'),
              style: 'primary',
            }),
          ],
        }),
        block('productBoxes', {
          block_title: 'Pro klidný spánek',
          product_ids: best('lokalni-rekuperace', 3),
        }),
        row(
          block('text', {
            block_title: 'Nájemní byt',
            text: ['Do zdi vrtat nesmíte, do okna také ne. Zůstává odvlhčovač a nárazové větrání.'],
          }),
          block('text', {
            block_title: 'Vlastní byt',
            text: ['Otvor ve zdi zvládne montér za odpoledne. Společenství stačí oznámit, kudy povede.'],
          }),
        ),
        block('title', { block_title: 'Co k tomu ještě patří' }),
        block('categoryBoxes', {
          category_ids: ids('ohebne-hadice', 'vetraci-mrizky', 'zpetne-klapky', 'hygrostaty-a-cidla'),
        }),
        block('collapsible', {
          block_title: 'Na co se zapomíná',
          text: [
            bullets(
              'Mezera pod dveřmi, aspoň jeden centimetr.',
              'Spád potrubí směrem ven.',
              'Trvalá fáze pro ventilátor s doběhem.',
            ),
          ],
        }),
        block('text', {
          text: ['Pošlete nám půdorys, stačí fotka papíru. Do dvou dnů napíšeme, co a kam.'],
          button: { text: 'Napsat poradně', button_link: toAddress('Poradna', 'mailto:poradna@vanek.test') },
        }),
        block('text', {
          text: ['Chcete si ventilátory nejdřív poslechnout? V Brně na to máme komoru.'],
          button: { text: 'Najít prodejnu', button_link: toPath('Pobočky', '/pobocky'), style: 'secondary' },
        }),
      ]),
      meta: { seo_keywords: 'větrání bytu, koupelna, ložnice, rekuperace' },
    },
  )

const trade: Page = page(
  'Velkoobchodní podmínky',
  'Ceny, splatnost a vratky pro montážní firmy.',
  [
    'Tato stránka je jen pro přihlášené firmy. Platí pro každou objednávku odeslanou z firemního účtu.',
    table([
      ['Roční odběr', 'Sleva z ceníku', 'Splatnost'],
      ['do 100 000 Kč', '8 %', 'předem nebo při převzetí'],
      ['do 500 000 Kč', '11 %', '14 dní'],
      ['nad 500 000 Kč', '14 %', '30 dní'],
    ]),
    '# Vratky ze stavby',
    'Nepoužité celé kusy v původním obalu vezmeme zpět do 60 dní. Potrubí nařezané na míru nevracíme.',
  ],
  { visibleTo: 'firmy', meta: { meta_noindex: true, meta_nofollow: true } },
)

/** A page that leads into the range, and one for firms only. */
export const landingPages = (sources: Sources): readonly Page[] => [flat(sources), trade]
