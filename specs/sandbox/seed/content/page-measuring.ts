import { page } from './page.ts'
import {
  anchor,
  bullets,
  button,
  heading,
  inline,
  lines,
  marked,
  mixed,
  picture,
  quote,
  steps,
  wideTable,
} from './rich-text.ts'
import type { Page } from './types.ts'

/** How numbers of goods come to be; the page uses all that rich text has. */
export const MEASURING: Page = page(
  'Jak měříme',
  'Odkud se berou průtok, tlak, hlučnost a příkon, které u zboží uvádíme.',
  [
    mixed(
      'Katalogy si odporují, a tak měříme sami. Průtok, tlak i hluk, každý kus nabídky aspoň jednou. ',
      marked('Na této stránce', 'italic'),
      ' popisujeme, jak. Zajímá vás jen ',
      { type: 'text', text: 'hluk', marks: [{ type: 'link', attrs: { href: '#hluk' } }] },
      '?',
    ),
    heading('Tři čísla, jeden stůl', 1),
    mixed(
      'Ventilátor připojíme k měřicímu potrubí. Průtok ',
      marked('V', 'em'),
      marked('max', 'subscript'),
      ' je množství vzduchu bez odporu, v metrech krychlových (m',
      marked('3', 'superscript'),
      ') za hodinu. Tlak ',
      marked('p', 'em'),
      marked('st', 'subscript'),
      ' je nejvyšší odpor, který ventilátor překoná, než průtok klesne na nulu.',
    ),
    picture('inline-fan-white-b', 'Potrubní ventilátor připravený k měření'),
    { type: 'clearer' },
    heading('Průtok a tlak'),
    steps(
      'Ventilátor běží půl hodiny, než se motor zahřeje.',
      'Škrticí klapkou zvyšujeme odpor po deseti pascalech.',
      'V každém bodě čteme průtok clonou a tlak mikromanometrem.',
    ),
    wideTable([
      [
        { text: 'Bod', rowspan: 2, width: 90 },
        { text: 'Potrubní ventilátor 125 mm', colspan: 2, width: 300 },
      ],
      [{ text: 'Průtok' }, { text: 'Tlak' }],
      [{ text: 'volně' }, { text: '**187 m³/h**' }, { text: '0 Pa' }],
      [{ text: 'pracovní' }, { text: '120 m³/h' }, { text: '45 Pa' }],
      [{ text: 'zavřeno' }, { text: '0 m³/h' }, { text: '**95 Pa**' }],
    ]),
    { type: 'heading', attrs: { level: 2 }, content: [anchor('Hluk', 'hluk')] },
    mixed(
      'Měříme v bezdozvukové komoře, mikrofon je tři metry od ventilátoru. Uvádíme hladinu ',
      marked('akustického tlaku', 'bold'),
      ', ne výkonu. Dříve jsme psali „',
      marked('tichý provoz', 'strike'),
      '“; dnes píšeme číslo.',
    ),
    heading('Co číslo znamená', 3),
    bullets('20 dB šum listí', '30 dB šepot', '40 dB tichá kancelář', '60 dB hovor'),
    heading('Kdy se od katalogu lišíme', 4),
    quote('Rozdíl do dvou decibelů nikdo neuslyší. Rozdíl deseti decibelů slyšíte jako dvojnásobek.'),
    heading('Proč decibely nesčítat', 5),
    mixed(
      'Dva ventilátory po 30 dB dají dohromady 33 dB, ne 60. Stupnice je ',
      marked('logaritmická', 'underline'),
      '.',
    ),
    heading('Příkon a spotřeba'),
    lines(
      'Příkon měříme na nejvyšším stupni, wattmetrem s přesností na desetinu.',
      'Roční spotřebu z něj počítáme na čtyři hodiny provozu denně.',
    ),
    {
      type: 'paragraph',
      content: inline('Chcete protokol ke konkrétnímu kusu? Napište jeho kód na **poradna@vanek.test**.'),
    },
    button('Prohlédnout tiché ventilátory', '/tiche-ventilatory'),
    button('Poslechnout v Brně', '/pobocky/brno', 'secondary'),
  ],
)
