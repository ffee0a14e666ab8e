import { block, box, named, row } from './blocks.ts'
import { inNewTab, toAddress, toArticleCategory, toArticleTag, toCategory, toPath } from './links.ts'
import { page } from './page.ts'
import { bullets, steps } from './rich-text.ts'
import type { Sources } from './sources.ts'
import type { Page } from './types.ts'

const about = ({ picture }: Sources): Page =>
  page(
    'O nás',
    'Kdo jsme a proč prodáváme ventilátory.',
    [
      'Vánek vznikl v Jihlavě v roce 2009, když nám v nové koupelně začala růst plíseň a nikdo nám neuměl říct, jaký ventilátor ji vyžene.',
    ],
    {
      background: picture('ceiling-fan', ''),
      content_blocks: named('o-nas', [
        block('title', { block_title: 'Nejmenší ventilátor, který stačí', block_title_color: '#0b5c58' }),
        block('text', {
          text: [
            'Dnes máme čtrnáct prodejen, jeden velký sklad a pořád stejnou zásadu: prodat nejmenší ventilátor, který stačí. Silnější je dražší, hlučnější a žere víc proudu.',
            'Proto u každého kusu najdete průtok, tlak a hlučnost, které jsme sami změřili. Jak na to, popisuje stránka [Jak měříme](/stranka/jak-merime).',
          ],
          pictures: [
            {
              picture: picture('inline-fan', 'Potrubní ventilátor na měřicím stole', 1),
              position: 'right',
              offset: 55,
            },
          ],
        }),
        row(
          block('text', {
            block_title: 'Sklad',
            text: [
              'V Jihlavě máme skladem většinu nabídky. Co objednáte v pracovní den do 15 hodin, předáme kurýrovi ještě týž den.',
            ],
          }),
          block('text', {
            block_title: 'Prodejny',
            text: ['V každém kraji jedna. Zboží si prohlédnete, poslechnete a odnesete. [Najděte svou](/pobocky).'],
          }),
        ),
        block('quote', {
          text: ['Kdo slyší ventilátor, koupil špatný ventilátor.'],
          author: 'Ing. Bohumil Kříž, měření',
          background_color: '#dfeceb',
          text_color: '#0b5c58',
        }),
        block('selling_points', { block_title: 'Co u nás platí vždycky' }),
        block('collapsible', {
          block_title: 'Ukázkový obchod',
          text: [
            'Tato stránka patří k ukázce. Zboží, značky ani prodejny ve skutečnosti neexistují a objednávky nikdo nevyřizuje.',
          ],
        }),
        block('newsletter', {
          block_title: 'Dvakrát do měsíce jedna dobrá rada',
          text: ['Návody z magazínu, nic jiného. Odhlásíte se jedním kliknutím.'],
          newsletter_type: 'with_text',
        }),
      ]),
    },
  )

const clients: Page = page(
  'Klientské centrum',
  'Kontakt na poradnu a řešení objednávek.',
  [
    'Jsme tu každý všední den od 8 do 17 hodin. Na e-mail odpovídáme do druhého pracovního dne, většinou však do hodiny.',
  ],
  {
    contact_box: {
      title_frontend: 'Nevíte si rady?',
      description: 'Zavolejte 567 000 100 nebo napište. Připravte si číslo objednávky nebo fotografii štítku.',
      show_button: true,
    },
    content_blocks: named('klientske-centrum', [
      block('text_boxes', {
        block_title: 'S čím vám pomůžeme',
        text_boxes: [
          box('filled', ['### Objednávka', 'Změna adresy, přidání zboží i zrušení, dokud balík neodjel.'], {
            text: 'Změnit objednávku',
            button_link: toPath('Změny v objednávce', '/stranka/zmeny-v-objednavce'),
            style: 'primary',
          }),
          box('framed', ['### Vrácení', 'Máte na něj 30 dní a nemusíte nic vysvětlovat.'], {
            text: 'Jak zboží vrátit',
            button_link: toPath('Vrácení do 30 dní', '/stranka/vraceni-do-30-dni'),
            style: 'secondary',
          }),
          box('plain', ['### Reklamace', 'Přijmeme ji na kterékoli prodejně nebo poštou.'], {
            text: 'Reklamační řád',
            button_link: toPath('Reklamační řád', '/stranka/reklamacni-rad', 'reklamace'),
            style: 'link',
          }),
        ],
      }),
      block('collapsible', {
        block_title: 'Co si připravit, než zavoláte',
        text: [
          bullets(
            'Číslo objednávky, stačí poslední čtyři číslice.',
            'U rady s výběrem rozměry místnosti a průměr potrubí.',
            'U závady krátké video, na kterém je slyšet zvuk.',
          ),
        ],
      }),
      block('collapsible', {
        block_title: 'Jak poslat zboží zpět',
        text: [
          steps(
            'Zboží zabalte, nejlépe do původní krabice.',
            'Přiložte papír s číslem objednávky.',
            'Pošlete ho na Průmyslovou 5, 586 01 Jihlava, nebo přineste na [prodejnu](/pobocky).',
          ),
        ],
      }),
      row(
        block('text', {
          block_title: 'Poradíme si sami',
          text: ['Většinu odpovědí najdete v magazínu, napsali jsme je podle vašich otázek.'],
          button: {
            text: 'Montáž a údržba',
            button_link: toArticleCategory('Montáž a údržba', 'montaz-a-udrzba'),
            style: 'secondary',
          },
        }),
        block('text', {
          block_title: 'Hlučný ventilátor',
          text: ['Než ho reklamujete, zkuste sedm míst, kde se hluk nejčastěji bere.'],
          button: { text: 'Články o hluku', button_link: toArticleTag('Hluk', 'hluk'), style: 'secondary' },
        }),
        block('text', {
          block_title: 'Náhradní filtry',
          text: ['Rozměr je na rámečku starého filtru.'],
          button: {
            text: 'Vybrat filtr',
            button_link: toCategory('Filtry', 'filtry-a-prislusenstvi/filtry'),
            style: 'secondary',
          },
        }),
      ),
      block('text', {
        text: ['Spor se nám dosud vždycky podařilo vyřešit. Kdyby ne, pomůže vám Česká obchodní inspekce.'],
        button: {
          text: 'Web České obchodní inspekce',
          button_link: inNewTab(toAddress('Česká obchodní inspekce', 'https://coi.gov.cz')),
          style: 'link',
        },
      }),
      block('newsletter'),
    ]),
  },
)

/** About the shop and its help desk, built of blocks. */
export const aboutPages = (sources: Sources): readonly Page[] => [about(sources), clients]
