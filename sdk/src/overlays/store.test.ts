import { describe, expect, it } from 'vitest'
import { createOverlayStore, hasConsentDecision } from '@vanek/sdk/overlays'
import { browser, daysKept } from './testing/browser.ts'

describe('consent', () => {
  it('is open until the decision, on this page and later ones', () => {
    const { open } = browser()
    const store = open()
    expect(store.getState()).toMatchObject({ loaded: true, consent: null, consentOpen: true })
    store.saveConsent({ analytics: true, marketing: false })
    const consent = { analytics: true, marketing: false, at: '2026-11-20T10:00:00.000Z', version: 1 }
    expect(store.getState()).toMatchObject({ consent, consentOpen: false })
    expect(open().getState()).toMatchObject({ consent, consentOpen: false })
  })

  it('B1.24 is decided by the cookies alone', () => {
    const { open, cookies } = browser()
    expect(hasConsentDecision(cookies.read())).toBe(false)
    open().saveConsent({ analytics: false, marketing: false })
    expect(hasConsentDecision(cookies.read())).toBe(true)
    expect(['', 'x_vanek_consent=1.00.1', 'vanek_consent=', 'vanek_consent=0.11.5'].map(hasConsentDecision)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('lasts a year, or half a year after a refusal', () => {
    const stored = (analytics: boolean, marketing: boolean) => {
      const { open, written } = browser()
      open().saveConsent({ analytics, marketing })
      return daysKept(written, 'vanek_consent')
    }
    expect([stored(true, true), stored(false, true), stored(false, false)]).toEqual([365, 365, 182])
  })

  it('opens again on request; the previous decision is valid until the next one', () => {
    const { open } = browser()
    const first = open()
    first.saveConsent({ analytics: true, marketing: true })
    const store = open({ load: false })
    store.openConsent()
    store.load()
    expect(store.getState()).toMatchObject({ consentOpen: true, consent: { analytics: true } })
    store.saveConsent({ analytics: false, marketing: false })
    expect(store.getState()).toMatchObject({ consentOpen: false, consent: { analytics: false } })
  })

  it('opens again when the cookie is invalid', () => {
    for (const value of ['1.2x.5', '0.11.5', 'true', '%E0%A4%A', '1.11.9999999999999999'])
      expect(browser({ vanek_consent: value }).open().getState(), value).toMatchObject({
        consent: null,
        consentOpen: true,
      })
  })
})

describe('promo modal', () => {
  it('B4.26 B1.21 is due once per 100 days, stored in a cookie', () => {
    const { open, written, forget } = browser()
    const store = open()
    expect(store.getState().promoDue).toBe(true)
    store.closePromo()
    expect([store.getState().promoDue, open().getState().promoDue]).toEqual([false, false])
    expect(daysKept(written, 'vanek_promo')).toBe(100)
    forget('vanek_promo')
    expect(open().getState().promoDue).toBe(true)
  })

  it('B4.26 stays on the page where it was seen, and does not return on others', () => {
    const { open } = browser()
    const store = open()
    store.markPromoSeen()
    store.load()
    expect(store.getState().promoDue).toBe(true)
    expect(open().getState().promoDue).toBe(false)
  })
})

describe('closed overlays', () => {
  it('B4.27 remain closed after a reload: consent, language banner, entry modals; the redirect modal remains open', () => {
    const { open } = browser()
    const store = open()
    const offer = { title: 'Jiný obchod', text: 'Přejít na slovenský obchod', href: 'https://vanek.test/sk' }
    store.saveConsent({ analytics: false, marketing: false })
    store.closeLanguageBanner()
    store.closeModal('m1')
    store.closeModal('m2')
    store.closeModal('m1')
    store.showRedirect(offer)
    const later = open()
    expect(later.getState()).toMatchObject({
      consentOpen: false,
      languageBannerClosed: true,
      closedModals: ['m2', 'm1'],
      redirect: offer,
    })
    later.closeRedirect()
    expect(open().getState().redirect).toBeNull()
  })

  it('B1.20 the redirect modal opens with a title, a text and a link', () => {
    const store = browser().open()
    expect(store.getState().redirect).toBeNull()
    store.showRedirect({ title: 'Jiný obchod', text: 'Nakupujete ze Slovenska?', href: '/sk' })
    expect(store.getState().redirect).toEqual({ title: 'Jiný obchod', text: 'Nakupujete ze Slovenska?', href: '/sk' })
  })

  it('B4.29 remember the closed top banner after a reload', () => {
    const { open } = browser()
    open().closeTopBanner('2026-11-01T00:00:00Z')
    expect(open().getState().topBannerClosed).toBe('2026-11-01T00:00:00Z')
    open().closeTopBanner(null)
    expect(open().getState().topBannerClosed).toBe('')
  })

  it('remember the last twenty modals', () => {
    const { open } = browser()
    const store = open()
    for (let id = 1; id <= 30; id += 1) store.closeModal(`m${id}`)
    expect([store.getState().closedModals.length, store.getState().closedModals[0]]).toEqual([20, 'm11'])
  })

  it('are merged across tabs', () => {
    const { open } = browser()
    const [one, two] = [open(), open()]
    one.closeModal('m1')
    one.saveConsent({ analytics: true, marketing: true })
    two.closeLanguageBanner()
    expect(two.getState()).toMatchObject({ closedModals: ['m1'], consentOpen: false, languageBannerClosed: true })
    one.load()
    expect(one.getState()).toMatchObject({ closedModals: ['m1'], languageBannerClosed: true })
  })

  it('write to the storage on a decision, because cookies have no change event', () => {
    const { open, text } = browser()
    const store = open()
    store.closeModal('m1')
    const textBefore = text.read()
    store.saveConsent({ analytics: true, marketing: true })
    expect(text.read()).not.toBe(textBefore)
  })

  it('work in memory without storage, and notify nobody when nothing changed', () => {
    const store = createOverlayStore({ cookies: { read: () => '', write: () => {} } })
    store.load()
    store.closeModal('m1')
    store.saveConsent({ analytics: true, marketing: false })
    let notified = 0
    store.subscribe(() => void (notified += 1))
    store.load()
    expect(store.getState()).toMatchObject({ closedModals: ['m1'], consent: { analytics: true }, consentOpen: false })
    expect(notified).toBe(0)
  })

  it('ignore invalid stored values and unsafe links', () => {
    const redirect = (href: string) => JSON.stringify({ redirect: { title: 'a', text: 'b', href } })
    const unsafe = ['javascript:alert(1)', '//evil.test', '/\\evil.test', 'data:text/html,x'].map(redirect)
    for (const text of ['', '[', 'null', '7', '{"closedModals":7,"topBannerClosed":[]}', ...unsafe])
      expect(browser({}, text).open().getState(), text).toMatchObject({
        closedModals: [],
        topBannerClosed: null,
        redirect: null,
      })
    expect(browser({}, redirect('/kosik')).open().getState().redirect).toMatchObject({ href: '/kosik' })
  })
})
