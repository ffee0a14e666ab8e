import { memoryStorage } from '@vanek/sdk/storage'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createVisitorStore, utmCookie } from '@vanek/sdk/session'
import { anyText } from '../../../scripts/lib/any-text.ts'

/** A browser with cookies, session storage of a tab, and the measurement consent. */
function browser() {
  const jar = new Map<string, { value: string; attributes: string }>()
  let tabText: string | null = null
  let allowed: boolean | null = null
  const cookies = {
    read: () => [...jar].map(([name, { value }]) => `${name}=${value}`).join('; '),
    write(line: string) {
      const [, name = '', value = '', attributes = ''] = /^([^=]+)=([^;]*); (.*)$/.exec(line) ?? []
      if (attributes.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, { value, attributes })
    },
  }
  const tab = { read: () => tabText, write: (text: string | null) => void (tabText = text) }
  const port = memoryStorage()
  const page = () => {
    const store = createVisitorStore({ port, utm: utmCookie({ cookies, tab, allowed: () => allowed }) })
    store.load()
    return store
  }
  return {
    page,
    jar,
    setConsent: (next: boolean | null) => void (allowed = next),
    newTab: () => void (tabText = null),
    hasPending: () => Boolean(tabText),
    stored: () => port.read() ?? '',
  }
}

const mail = { utm_source: 'mail', utm_campaign: 'jarní úklid' }
const mailUrl = `?${new URLSearchParams(mail).toString()}&q=x`

describe('the campaign cookie', () => {
  it('C9.25 lasts 30 days once the visitor allows it', () => {
    const { page, jar, setConsent, stored } = browser()
    setConsent(true)
    page().saveUtm(mailUrl)
    expect(jar.get('vanek_utm')?.attributes).toBe('Path=/; Max-Age=2592000; SameSite=Lax; Secure')
    expect(stored()).not.toContain('utm')
    expect(page().getState().utm).toEqual(mail)
  })

  it('C9.25 B4.30 is pending in the tab until the decision, also over reloads', () => {
    const { page, jar, setConsent, hasPending } = browser()
    page().saveUtm(mailUrl)
    const reloaded = page()
    expect([reloaded.getState().utm, jar.size]).toEqual([mail, 0])
    setConsent(true)
    reloaded.settleUtm()
    expect([reloaded.getState().utm, jar.has('vanek_utm'), hasPending()]).toEqual([mail, true, false])
  })

  it('is never written after a refusal, and is removed when the consent is withdrawn', () => {
    const { page, jar, setConsent, hasPending } = browser()
    const first = page()
    first.saveUtm(mailUrl)
    setConsent(false)
    first.settleUtm()
    expect([first.getState().utm, jar.size, hasPending()]).toEqual([{}, 0, false])
    first.saveUtm('?utm_source=again')
    expect([page().getState().utm, jar.size, hasPending()]).toEqual([{}, 0, false])
    setConsent(true)
    first.saveUtm(mailUrl)
    expect(jar.size).toBe(1)
    setConsent(false)
    page().settleUtm()
    expect(jar.size).toBe(0)
  })

  it('contains the last campaign; a URL without one does not change it', () => {
    const { page, setConsent, newTab } = browser()
    setConsent(true)
    const store = page()
    store.saveUtm(mailUrl)
    store.saveUtm('?page=2')
    newTab()
    expect(page().getState().utm).toEqual(mail)
    store.saveUtm('?utm_source=search')
    expect(page().getState().utm).toEqual({ utm_source: 'search' })
  })

  it('has a limited size, and only utm parameters are read from it', () => {
    const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id']
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), anyText({ maxLength: 400 })), (utm) => {
        const { page, jar, setConsent } = browser()
        setConsent(true)
        page().saveUtm(`?${new URLSearchParams(utm).toString()}`)
        expect(jar.get('vanek_utm')?.value.length ?? 0).toBeLessThanOrEqual(1500)
        for (const [name, value] of Object.entries(page().getState().utm)) expect(utm[name]).toContain(value)
      }),
    )
    for (const value of ['x', '%zz', '[]', '7', '{"utm_source":7,"other":"a","constructor":"b"}']) {
      const { page, jar, setConsent } = browser()
      setConsent(true)
      jar.set('vanek_utm', { value: encodeURIComponent(value), attributes: '' })
      expect(page().getState().utm).toEqual({})
    }
  })
})
