import { describe, expect, it } from 'vitest'
import { createLocaleStore, suggestLanguage } from '@vanek/sdk/session'

const jar = (initial = '') => {
  const written: string[] = []
  let text = initial
  return {
    written,
    read: () => text,
    write: (cookie: string) => {
      written.push(cookie)
      text = cookie.split(';')[0] ?? ''
    },
  }
}
const locales = ['cs', 'sk', 'de']

describe('createLocaleStore', () => {
  it('B4.17 is pending until the texts of the language are loaded, then switched', async () => {
    let resolveTexts = () => {}
    const loadTexts = () => new Promise<void>((resolve) => (resolveTexts = resolve))
    const store = createLocaleStore({ cookies: jar(), locales, builtIn: 'cs', loadTexts })
    expect(store.getState()).toEqual({ locale: 'cs', status: 'pending' })
    await store.load()
    expect(store.getState()).toEqual({ locale: 'cs', status: 'success' })
    const switching = store.switchTo('sk')
    expect(store.getState()).toEqual({ locale: 'cs', status: 'pending' })
    resolveTexts()
    await switching
    expect(store.getState()).toEqual({ locale: 'sk', status: 'success' })
  })

  it('B1.05 B4.17 loads the texts of the page language unless they are built in', async () => {
    const loadedTexts = async (locale: string) => {
      const loaded: string[] = []
      const loadTexts = async (name: string) => loaded.push(name)
      const store = createLocaleStore({ cookies: jar(), locales, locale, builtIn: 'cs', loadTexts })
      await store.load()
      expect(store.getState()).toEqual({ locale, status: 'success' })
      await store.switchTo('de')
      await store.switchTo(locale)
      return loaded
    }
    expect(await loadedTexts('cs')).toEqual(['de'])
    expect(await loadedTexts('sk')).toEqual(['sk', 'de', 'sk'])
  })

  it('B9.02 stores the language in a cookie for 365 days', async () => {
    const cookies = jar()
    await createLocaleStore({ cookies, locales }).switchTo('de')
    expect(cookies.written).toEqual([`vanek_locale=de; Path=/; Max-Age=${365 * 86_400}; SameSite=Lax; Secure`])
    const later = createLocaleStore({ cookies, locales })
    await later.load()
    expect(later.getState()).toEqual({ locale: 'de', status: 'success' })
  })

  it('ignores languages that the shop does not have', async () => {
    const cookies = jar('vanek_locale=en')
    const store = createLocaleStore({ cookies, locales, locale: 'sk' })
    await store.load()
    await store.switchTo('en')
    expect([store.getState(), cookies.written]).toEqual([{ locale: 'sk', status: 'success' }, []])
  })

  it('keeps its language when texts fail to load, and follows the last switch', async () => {
    const cookies = jar()
    const pending = new Map<string, (error?: Error) => void>()
    const loadTexts = (locale: string) =>
      new Promise<void>((resolve, reject) => {
        pending.set(locale, (error) => (error ? reject(error) : resolve()))
      })
    const store = createLocaleStore({ cookies, locales, builtIn: 'cs', loadTexts })
    const [first, second] = [store.switchTo('sk'), store.switchTo('de')]
    pending.get('de')?.()
    await second
    pending.get('sk')?.()
    await first
    expect(store.getState()).toEqual({ locale: 'de', status: 'success' })
    const third = store.switchTo('sk')
    pending.get('sk')?.(new Error('offline'))
    await expect(third).rejects.toThrow('offline')
    expect([store.getState(), cookies.written.length]).toEqual([{ locale: 'de', status: 'success' }, 1])
  })
})

describe('suggestLanguage', () => {
  it.each([
    [['sk-SK', 'cs'], 'cs', locales, 'sk'],
    [['cs-CZ', 'sk'], 'cs', locales, null],
    [['en', 'fr', 'de-AT'], 'cs', locales, 'de'],
    [['en-GB'], 'cs', locales, null],
    [['DE'], 'de', locales, null],
    [['sk', 'de'], 'cs', ['cs'], null],
    [[], 'cs', locales, null],
  ])('B1.23 in a browser of %j on a site in %s with %j returns %s', (languages, locale, offered, expected) => {
    expect(suggestLanguage(languages, locale, offered)).toBe(expected)
  })
})
