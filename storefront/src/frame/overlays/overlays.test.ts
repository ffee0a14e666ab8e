import { describe, expect, it } from 'vitest'
import { type Occasion, windowToOpen } from './overlays.tsx'

const modal = (_id: string) => ({
  _id,
  enabled: true,
  time_limited: false,
  time_limit_start: null,
  time_limit_end: null,
})

const state: Occasion['state'] = {
  loaded: true,
  consent: null,
  consentOpen: false,
  closedModals: [],
  topBannerClosed: null,
  languageBannerClosed: false,
  promoDue: true,
  redirect: null,
}

const usual: Occasion = {
  state,
  shell: { entryModal: modal('entry'), promoModal: modal('promo') },
  now: new Date('2026-06-01T10:00:00Z'),
  pathname: '/',
  shown: null,
}

const offer = { title: 'a', text: 'b', href: '/' }

describe('which window is shown', () => {
  it.each<[what: string, expected: string | null, occasion: Partial<Occasion>]>([
    ['the entry window first', 'entry', {}],
    ['the redirect window before all', 'redirect', { state: { ...state, redirect: offer } }],
    ['none before the question about cookies is answered', null, { state: { ...state, consentOpen: true } }],
    ['none before anything is known', null, { state: { ...state, loaded: false } }],
    [
      'the promo window when the entry window was closed before',
      'promo',
      { state: { ...state, closedModals: ['entry'] } },
    ],
    ['none right after the entry window', null, { state: { ...state, closedModals: ['entry'] }, shown: 'entry' }],
    [
      'the promo window as long as it is open',
      'promo',
      { state: { ...state, closedModals: ['entry'] }, shown: 'promo' },
    ],
    ['none while somebody buys', null, { pathname: '/kosik/dodaci-udaje' }],
    ['none when the editors want none', null, { shell: { entryModal: null, promoModal: null } }],
    ['none without a frame', null, { shell: null }],
    [
      'not the promo window within 100 days',
      null,
      { shell: { entryModal: null, promoModal: modal('p') }, state: { ...state, promoDue: false } },
    ],
  ])('%s', (_, expected, occasion) => {
    expect(windowToOpen({ ...usual, ...occasion })).toBe(expected)
  })
})
