import * as texts from '#texts/frame/overlays'
import { privacyPath } from '#market/paths'
import { hasConsentDecision } from '@vanek/sdk/overlays'
import type { Consent, ConsentChoice } from '@vanek/sdk/overlays'
import { overlaysKey } from '../../lib/session/cookies.ts'
import { buttonClass } from '../../ui/button.tsx'

export interface CookieBannerOptions {
  /** The previous decision if the visitor reopens the banner; null before the first one. */
  readonly consent: Consent | null
  /** Stores the choice; the banner closes when that is done. */
  readonly decide: (choice: ConsentChoice) => void | Promise<void>
}

const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  own: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const node = Object.assign(document.createElement(tag), own)
  node.append(...children)
  return node
}

const checkbox = (name: string, [label, text]: readonly [string, string], state: Partial<HTMLInputElement>) => {
  const id = `consent-${name}`
  const about = element('span', { className: 'quiet small' }, text)
  return element(
    'div',
    { className: 'field check' },
    element('input', { type: 'checkbox', id, name, ...state }),
    element('label', { htmlFor: id }, element('b', {}, label), ' ', about),
  )
}

const button = (text: string, onclick: () => void, className = buttonClass()) =>
  element('button', { type: 'button', className, onclick }, text)

/** The live region of the banner. It is placed after the page, where React does not render. */
const region = (): Element => {
  const found = document.querySelector('[data-consent]')
  if (found) return found
  const created = element('div', { ariaLive: 'polite' })
  created.dataset['consent'] = ''
  document.body.append(created)
  return created
}

/** Replaces the banner, and tells the style sheets whether there is one. */
function place(...banner: readonly Element[]): void {
  region().replaceChildren(...banner)
  document.documentElement.toggleAttribute('data-asks', banner.length > 0)
}

/** Closes the banner. */
export const closeCookieBanner = (): void => place()

/**
 * Shows the cookie banner (B1.24): accept and reject are one press each, settings by purpose are a second layer. It is placed
 * below the page and does not block it; only necessary scripts run before the choice. It needs no React, so most visitors
 * load nothing else for it.
 */
export function showCookieBanner({ consent, decide }: CookieBannerOptions): void {
  // already shown: ticked boxes stay
  if (!consent && region().hasChildNodes()) return
  const choose = (choice: ConsentChoice) => () => void Promise.resolve(decide(choice)).then(closeCookieBanner)
  const purposes = [
    checkbox('necessary', [texts.necessary, texts.necessaryText], { checked: true, disabled: true }),
    checkbox('analytics', [texts.analytics, texts.analyticsText], { checked: consent?.analytics ?? false }),
    checkbox('marketing', [texts.marketing, texts.marketingText], { checked: consent?.marketing ?? false }),
  ]
  const isChecked = (at: number) => purposes[at]?.querySelector('input')?.checked === true
  const details = element(
    'fieldset',
    { className: 'consent-purposes', hidden: consent === null },
    element('legend', { className: 'hide' }, texts.purposesLegend),
    ...purposes,
  )
  const save = button(texts.saveChoice, () => choose({ analytics: isChecked(1), marketing: isChecked(2) })())
  const setUp = button(
    texts.setUp,
    () => {
      details.hidden = false
      setUp.replaceWith(save)
      save.focus()
    },
    buttonClass('plain'),
  )
  const ways = [
    button(texts.allowAll, choose({ analytics: true, marketing: true })),
    button(texts.refuse, choose({ analytics: false, marketing: false })),
    consent ? save : setUp,
  ]
  const text = element(
    'div',
    { className: 'consent-text' },
    element('h2', { id: 'consent' }, texts.cookiesTitle),
    element('p', {}, texts.cookiesText, element('a', { href: privacyPath }, texts.privacyLink)),
  )
  const inside = element('div', { className: 'wrap consent-in' }, text, details)
  inside.append(element('div', { className: 'consent-ways' }, ...ways))
  const banner = element('section', { className: 'consent', tabIndex: -1 }, inside)
  banner.setAttribute('aria-labelledby', 'consent')
  place(banner)
  // when it opens on its own, the focus stays
  if (consent) banner.focus()
}

// the decision was made in another tab
addEventListener('storage', ({ key }) => {
  if (key === overlaysKey && hasConsentDecision(document.cookie)) closeCookieBanner()
})
