import { describe, expect, it } from 'vitest'
import { localizedText, withFallback } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { de } from '@vanek/sdk/i18n/de'
import { en } from '@vanek/sdk/i18n/en'
import { sk } from '@vanek/sdk/i18n/sk'

describe('languages', () => {
  it('B1.05 Czech, English, German and Slovak have the same non-empty messages', () => {
    const codes = Object.keys(cs).sort()
    for (const language of [de, en, sk]) {
      expect(Object.keys(language).sort()).toEqual(codes)
      expect(Object.entries(language).filter(([, text]) => text.trim() === '' || text.includes('!'))).toEqual([])
    }
    expect([cs.item_removed, sk.item_removed, de.item_removed, en.item_removed]).toEqual([
      'Zboží jsme z košíku odebrali',
      'Tovar sme z košíka odobrali',
      'Wir haben die Ware aus dem Warenkorb entfernt',
      'The item was removed from your cart',
    ])
  })

  it('B1.05 every message is translated', () => {
    const same = (language: typeof cs) =>
      Object.keys(cs).filter((code) => language[code as 'network'] === cs[code as 'network'])
    expect([...same(de), ...same(en), ...same(sk)]).toEqual([])
  })

  it('B1.05 messages have the same placeholders, in any order', () => {
    const placesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort()
    for (const language of [de, en, sk])
      for (const [code, text] of Object.entries(cs))
        expect([code, placesIn(language[code as 'network'])]).toEqual([code, placesIn(text)])
  })

  it('B1.03 a missing message falls back to the given language, English by default', () => {
    const some = { network: 'Jste offline.', server: '' }
    const [czech, other] = [withFallback(some, cs), withFallback(some)]
    expect([czech.network, czech.server, czech.required_email]).toEqual(['Jste offline.', cs.server, cs.required_email])
    expect([other.network, other.server, other.required_email]).toEqual(['Jste offline.', en.server, en.required_email])
  })
})

describe('localizedText', () => {
  const slugs = [
    { locale: 'en', slug: 'about-us' },
    { locale: 'cs', slug: 'o-nas' },
  ]
  const onlyCzech = { locales: ['cs'], defaultLocale: 'cs', fallbackLocale: 'cs' }
  const both = { locales: ['cs', 'sk'], defaultLocale: 'cs', fallbackLocale: 'cs' }

  it('B1.03 returns the text of a language, otherwise the Czech one', () => {
    const texts = { cs: 'Kontakt', sk: 'Kontaktujte nás', de: null }
    expect(localizedText(texts, 'sk', both)).toBe('Kontaktujte nás')
    expect(localizedText({ ...texts, sk: '' }, 'sk', both)).toBe('Kontakt')
    expect(
      localizedText(
        [
          { locale: 'cs', text: 'Ahoj' },
          { locale: 'sk', text: '' },
        ],
        'sk',
        both,
      ),
    ).toBe('Ahoj')
  })

  it('B1.06 never returns English when only Czech is configured', () => {
    expect(localizedText(slugs, 'en', onlyCzech)).toBe('o-nas')
    expect(localizedText({ en: 'Contact' }, 'en', onlyCzech)).toBeUndefined()
    expect(localizedText(slugs.slice(0, 1), 'cs', onlyCzech)).toBeUndefined()
  })

  it('returns undefined for missing texts', () => {
    expect([
      localizedText(null, 'cs', both),
      localizedText([], 'cs', both),
      localizedText({}, 'toString', both),
    ]).toEqual([undefined, undefined, undefined])
  })
})
