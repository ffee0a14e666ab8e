import { inMarket } from '../../src/market.ts'
import { screen } from './addresses.ts'
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
import { measuring as cs } from './texts/measuring.cs.ts'
import { measuring as sk } from './texts/measuring.sk.ts'
import type { Page } from './types.ts'
import { virtualText } from './virtual-texts.ts'

const texts = inMarket({ cs, sk })
const NOISE = 'hluk'

/** A page about measuring; it uses all features of rich text. */
export const MEASURING: Page = measuringPage()

function measuringPage(): Page {
  const [before = '', here = '', how = '', noise = '', end = ''] = texts.intro
  const [connect = '', amount = '', perHour = '', highest = ''] = texts.numbers
  const [measured = '', kind = '', formerly = '', former = '', today = ''] = texts.noise
  const [sum = '', scale = '', stop = ''] = texts.adding
  return page('jak-merime', texts.title, texts.description, [
    mixed(
      before,
      marked(here, 'italic'),
      how,
      { type: 'text', text: noise, marks: [{ type: 'link', attrs: { href: `#${NOISE}` } }] },
      end,
    ),
    heading(texts.numbersTitle, 1),
    mixed(
      connect,
      marked('V', 'em'),
      marked('max', 'subscript'),
      amount,
      marked('3', 'superscript'),
      perHour,
      marked('p', 'em'),
      marked('st', 'subscript'),
      highest,
    ),
    picture('inline-fan-0bc0850a-b', texts.pictureAlt),
    { type: 'clearer' },
    heading(texts.airflowTitle),
    steps(...texts.steps),
    wideTable([
      [
        { text: texts.point, rowspan: 2, width: 90 },
        { text: texts.fan, colspan: 2, width: 300 },
      ],
      [{ text: texts.airflow }, { text: texts.pressure }],
      [{ text: texts.free }, { text: '**187 m³/h**' }, { text: '0 Pa' }],
      [{ text: texts.working }, { text: '120 m³/h' }, { text: '45 Pa' }],
      [{ text: texts.closed }, { text: '0 m³/h' }, { text: '**95 Pa**' }],
    ]),
    { type: 'heading', attrs: { level: 2 }, content: [anchor(texts.noiseTitle, NOISE)] },
    mixed(measured, marked(kind, 'bold'), formerly, marked(former, 'strike'), today),
    heading(texts.meaningTitle, 3),
    bullets(...texts.meaning),
    heading(texts.differenceTitle, 4),
    quote(texts.difference),
    heading(texts.addingTitle, 5),
    mixed(sum, marked(scale, 'underline'), stop),
    heading(texts.inputTitle),
    lines(...texts.input),
    { type: 'paragraph', content: inline(texts.protocol) },
    button(texts.quietButton, `/${virtualText('tiche-ventilatory').slug}`),
    button(texts.listenButton, `${screen('branches')}/${texts.listenBranch}`, 'secondary'),
  ])
}
