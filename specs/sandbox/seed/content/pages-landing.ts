import { inMarket } from '../../src/market.ts'
import { pageSlug, screen } from './addresses.ts'
import { block, box, named, row } from './blocks.ts'
import { toAddress, toCategory, toPath, toVirtual } from './links.ts'
import { page } from './page.ts'
import { bullets, table } from './rich-text.ts'
import { SITE } from './site.ts'
import type { Sources } from './sources.ts'
import * as cs from './texts/landing.cs.ts'
import * as sk from './texts/landing.sk.ts'
import type { Page } from './types.ts'
import { virtualText } from './virtual-texts.ts'

const { flat: rooms, trade: firms } = inMarket({ cs, sk })

const flat = ({ best, ids }: Sources): Page =>
  page('vetrani-bytu', rooms.title, rooms.description, [rooms.intro], {
    pagination: true,
    blocks_per_page: 5,
    background: { file: 'pages/vetrani-bytu.svg', alt: '' },
    content_blocks: named(pageSlug('vetrani-bytu'), [
      block('title', { block_title: rooms.steamTitle, background_color: '#dfeceb' }),
      block('text', { text: [rooms.steam, table(rooms.rooms)] }),
      block('categories', {
        block_title: rooms.categoriesTitle,
        category_ids: ids('koupelnove-ventilatory', 'lokalni-rekuperace', 'odvlhcovace', 'cisticky-vzduchu'),
      }),
      block('products', {
        block_title: rooms.bathroomTitle,
        product_ids: best('koupelnove-ventilatory', 4),
        button: {
          text: rooms.quietButton,
          button_link: toVirtual(rooms.quiet, virtualText('tiche-ventilatory').slug),
          style: 'secondary',
        },
      }),
      block('quote', { text: [rooms.quote], author: rooms.quoteAuthor }),
      block('title', { block_title: rooms.bedroomTitle }),
      block('text_boxes', {
        text_boxes: [
          box('framed', rooms.windows, {
            text: rooms.recovery,
            button_link: toCategory(rooms.recovery, 'lokalni-rekuperace'),
            style: 'primary',
          }),
          box('framed', rooms.street, {
            text: rooms.purifiers,
            button_link: toCategory(rooms.purifiers, 'cisticky-vzduchu'),
            style: 'primary',
          }),
        ],
      }),
      block('productBoxes', { block_title: rooms.sleepTitle, product_ids: best('lokalni-rekuperace', 3) }),
      row(
        block('text', { block_title: rooms.rentedTitle, text: [rooms.rented] }),
        block('text', { block_title: rooms.ownTitle, text: [rooms.own] }),
      ),
      block('title', { block_title: rooms.moreTitle }),
      block('categoryBoxes', {
        category_ids: ids('ohebne-hadice', 'vetraci-mrizky', 'zpetne-klapky', 'hygrostaty-a-cidla'),
      }),
      block('collapsible', { block_title: rooms.forgottenTitle, text: [bullets(...rooms.forgotten)] }),
      block('text', {
        text: [rooms.plan],
        button: { text: rooms.planButton, button_link: toAddress(rooms.planLink, `mailto:${SITE.email}`) },
      }),
      block('text', {
        text: [rooms.listen],
        button: {
          text: rooms.listenButton,
          button_link: toPath(rooms.branches, screen('branches')),
          style: 'secondary',
        },
      }),
    ]),
    meta: { seo_keywords: rooms.keywords },
  })

const trade: Page = page(
  'velkoobchodni-podminky',
  firms.title,
  firms.description,
  [firms.intro, table(firms.prices), `# ${firms.returnsTitle}`, firms.returns],
  { visibleTo: 'firmy', meta: { meta_noindex: true, meta_nofollow: true } },
)

/** A landing page, and a page for companies only. */
export const landingPages = (sources: Sources): readonly Page[] => [flat(sources), trade]
