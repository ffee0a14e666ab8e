import { inMarket } from '../../src/market.ts'
import { slugify } from '../slug.ts'
import { pagePath, pageSlug } from './addresses.ts'
import { block, box, named, row } from './blocks.ts'
import { inNewTab, toAddress, toArticleCategory, toArticleTag, toCategory, toPath } from './links.ts'
import { rewriteOf } from './moved.ts'
import { page } from './page.ts'
import { bullets, steps } from './rich-text.ts'
import * as cs from './texts/about.cs.ts'
import * as sk from './texts/about.sk.ts'
import type { Page } from './types.ts'

const { about: us, clients: help } = inMarket({ cs, sk })

const about: Page = page('o-nas', us.title, us.description, [us.intro], {
  background: { file: 'pages/o-nas.svg', alt: '' },
  content_blocks: named(pageSlug('o-nas'), [
    block('text', {
      block_title: us.principleTitle,
      text: us.principle,
      pictures: [
        { picture: { file: `interiors/${us.pictured}.svg`, alt: us.pictureAlt }, position: 'right', offset: null },
      ],
    }),
    row(
      block('text', { block_title: us.warehouseTitle, text: [us.warehouse] }),
      block('text', { block_title: us.branchesTitle, text: [us.branches] }),
    ),
    block('quote', {
      text: [us.quote],
      author: us.quoteAuthor,
      background_color: '#0a2a33',
    }),
    block('selling_points', { block_title: us.promisesTitle }),
    block('collapsible', { block_title: us.sampleTitle, text: [us.sample] }),
    block('newsletter', {
      block_title: us.newsletterTitle,
      text: [us.newsletter],
      newsletter_type: 'with_text',
    }),
  ]),
})

const clients: Page = page('klientske-centrum', help.title, help.description, [help.intro], {
  contact_box: { title_frontend: help.contactTitle, description: help.contact, show_button: true },
  content_blocks: named(pageSlug('klientske-centrum'), [
    block('text_boxes', {
      block_title: help.helpTitle,
      text_boxes: [
        box('filled', help.order, {
          text: help.orderButton,
          button_link: toPath(help.orderPage, pagePath('zmeny-v-objednavce')),
          style: 'primary',
        }),
        box('framed', help.returning, {
          text: help.returningButton,
          button_link: toPath(help.returningPage, pagePath('vraceni-do-30-dni')),
          style: 'secondary',
        }),
        box('plain', help.claim, {
          text: help.claimPage,
          button_link: toPath(help.claimPage, pagePath('reklamacni-rad'), rewriteOf('reklamacni-rad')),
          style: 'link',
        }),
      ],
    }),
    block('collapsible', { block_title: help.prepareTitle, text: [bullets(...help.prepare)] }),
    block('collapsible', { block_title: help.sendTitle, text: [steps(...help.send)] }),
    row(
      block('text', {
        block_title: help.ownTitle,
        text: [help.own],
        button: {
          text: help.ownCategory,
          button_link: toArticleCategory(help.ownCategory, slugify(help.ownCategory)),
          style: 'secondary',
        },
      }),
      block('text', {
        block_title: help.noisyTitle,
        text: [help.noisy],
        button: {
          text: help.noisyButton,
          button_link: toArticleTag(help.noisyTag, slugify(help.noisyTag)),
          style: 'secondary',
        },
      }),
      block('text', {
        block_title: help.filtersTitle,
        text: [help.filters],
        button: {
          text: help.filtersButton,
          button_link: toCategory(help.filtersCategory, 'filtry'),
          style: 'secondary',
        },
      }),
    ),
    block('text', {
      text: [help.dispute],
      button: {
        text: help.disputeButton,
        button_link: inNewTab(toAddress(help.disputeOffice, help.disputeAddress)),
        style: 'link',
      },
    }),
    block('newsletter'),
  ]),
})

/** Pages about the shop and its customer service, built from blocks. */
export const aboutPages: readonly Page[] = [about, clients]
