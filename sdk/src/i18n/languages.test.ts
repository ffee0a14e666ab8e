import { describe, expect, it } from 'vitest'
import { localeConfig, localText, withFallback } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { de } from '@vanek/sdk/i18n/de'
import { en } from '@vanek/sdk/i18n/en'
import { sk } from '@vanek/sdk/i18n/sk'

describe('languages of the shop', () => {
  it('B1.02 B1.04 Czech is the default and the only one that is configured', () => {
    expect(localeConfig).toEqual({ locales: ['cs'], defaultLocale: 'cs', fallbackLocale: 'cs' })
  })

  it('B1.05 Czech, English, German and Slovak have the same sentences, none of them empty', () => {
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

  it('B1.05 every sentence but the shared words is a translation', () => {
    const same = (language: typeof cs) =>
      Object.keys(cs).filter((code) => language[code as 'network'] === cs[code as 'network'])
    expect([...same(de), ...same(en)]).toEqual([])
    const sameWords = [
      'required',
      'required_email',
      'required_postcode',
      'required_billingPostcode',
      'required_password',
      'required_currentPassword',
      'required_code',
    ]
    expect(same(sk)).toEqual(sameWords)
  })

  it('B1.05 sentences have the same places to fill in, in any order', () => {
    const placesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort()
    for (const language of [de, en, sk])
      for (const [code, text] of Object.entries(cs))
        expect([code, placesIn(language[code as 'network'])]).toEqual([code, placesIn(text)])
  })

  it('B1.03 a sentence that is missing is said in Czech', () => {
    const english = withFallback({ network: 'You are offline.', server: '' })
    expect([english.network, english.server, english.required_email]).toEqual([
      'You are offline.',
      cs.server,
      cs.required_email,
    ])
  })
})

describe('localText', () => {
  const slugs = [
    { locale: 'en', slug: 'about-us' },
    { locale: 'cs', slug: 'o-nas' },
  ]
  const both = { locales: ['cs', 'sk'], defaultLocale: 'cs', fallbackLocale: 'cs' }

  it('B1.03 finds the text of a language, else the Czech one', () => {
    const texts = { cs: 'Kontakt', sk: 'Kontaktujte nás', de: null }
    expect(localText(texts, 'sk', both)).toBe('Kontaktujte nás')
    expect(localText({ ...texts, sk: '' }, 'sk', both)).toBe('Kontakt')
    expect(
      localText(
        [
          { locale: 'cs', text: 'Ahoj' },
          { locale: 'sk', text: '' },
        ],
        'sk',
        both,
      ),
    ).toBe('Ahoj')
  })

  it('B1.06 never shows English while Czech alone is configured', () => {
    expect(localText(slugs, 'en')).toBe('o-nas')
    expect(localText({ en: 'Contact' }, 'en')).toBeUndefined()
    expect(localText(slugs.slice(0, 1), 'cs')).toBeUndefined()
  })

  it('has nothing where there is nothing', () => {
    expect([localText(null, 'cs'), localText([], 'cs'), localText({}, 'toString')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
