import { inMarket } from '../../src/market.ts'
import { pagePath, screen, type PageKey } from './addresses.ts'
import { toAddress, toPath, toVirtual, type Link } from './links.ts'
import { rewriteOf } from './moved.ts'
import { bullets, doc } from './rich-text.ts'
import { SITE } from './site.ts'
import * as cs from './texts/site-blocks.cs.ts'
import * as sk from './texts/site-blocks.sk.ts'
import type { EntryModal, PurchaseSection } from './types.ts'
import { virtualText } from './virtual-texts.ts'

const { errorScreens, entryModal, promoModal, purchase, links, newsletter, productEnd } = inMarket({ cs, sk })

/** Texts of error screens (B2.39). */
export const ERROR_SCREENS = [
  { status: 403, ...errorScreens.forbidden },
  { status: 404, ...errorScreens.missing },
  { status: 500, ...errorScreens.broken },
] as const

/** Entry modals; switched off by default. */
export const ENTRY_MODAL: EntryModal = {
  _id: 'okno-vanoce-2026',
  enabled: false,
  title: entryModal.title,
  content: doc(entryModal.text),
  button_text: entryModal.button,
  link: toPath(entryModal.link, pagePath('doprava'), rewriteOf('doprava')),
  time_limited: false,
  time_limit_start: null,
  time_limit_end: null,
}

export const PROMO_MODAL: EntryModal = {
  _id: 'okno-zima-2026',
  enabled: false,
  title: promoModal.title,
  content: doc(promoModal.text, bullets(...promoModal.points)),
  button_text: promoModal.button,
  link: toVirtual(promoModal.link, virtualText('ventilatory-s-cidlem-vlhkosti').slug),
  time_limited: false,
  time_limit_start: null,
  time_limit_end: null,
}

const section = (
  { slug, title, text }: { readonly slug: string; readonly title: string; readonly text: string },
  ...to: readonly Link[]
): PurchaseSection => ({ slug, title, text: doc(text), links: to })

const toPage = (title: string, key: PageKey): Link => toPath(title, pagePath(key))
/** Link to a page by its custom path. */
const toGiven = (title: string, key: PageKey): Link => toPath(title, pagePath(key), rewriteOf(key))

/** The sections of the all-about-purchase screen; selling points link to the first four (B2.26, B2.30, B9.36). */
export const PURCHASE_SECTIONS: readonly PurchaseSection[] = [
  section(
    purchase.returns,
    toPage(links.returns, 'vraceni-do-30-dni'),
    toPage(links.changes, 'zmeny-v-objednavce'),
    toPage(links.howToBuy, 'jak-nakupovat'),
  ),
  section(
    purchase.advice,
    toPage(links.help, 'klientske-centrum'),
    toPage(links.questions, 'caste-dotazy'),
    toPath(links.contact, screen('contact')),
    toAddress(SITE.email, `mailto:${SITE.email}`),
  ),
  section(purchase.delivery, toGiven(links.delivery, 'doprava'), toPath(links.branches, screen('branches'))),
  section(purchase.claims, toGiven(links.claimRules, 'reklamacni-rad')),
  section(purchase.payment, toPage(links.payment, 'platba')),
  section(
    purchase.conditions,
    toGiven(links.terms, 'obchodni-podminky'),
    toPage(links.privacy, 'ochrana-osobnich-udaju'),
  ),
]

/** Message after a newsletter subscription (B8.05). */
export const NEWSLETTER_SUCCESS = newsletter.success

/** The closing text of every product page (B7.42). */
export const PRODUCT_END = doc(...productEnd)
