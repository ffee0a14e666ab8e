import { memoryStorage } from '@vanek/sdk/storage'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createVisitorStore, utmCookie } from '@vanek/sdk/session'
import { anyText } from '../../../scripts/lib/any-text.ts'

/** A browser with its cookies, a tab, and what the visitor says of being measured. */
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
    decide: (next: boolean | null) => void (allowed = next),
    newTab: () => void (tabText = null),
    waits: () => Boolean(tabText),
    kept: () => port.read() ?? '',
  }
}

const mail = { utm_source: 'mail', utm_campaign: 'jarní úklid' }
const cameByMail = `?${new URLSearchParams(mail).toString()}&q=x`

describe('the cookie of a campaign', () => {
  it('C9.25 lives for 30 days, once the visitor has allowed it', () => {
    const { page, jar, decide, kept } = browser()
    decide(true)
    page().saveUtm(cameByMail)
    expect(jar.get('vanek_utm')?.attributes).toBe('Path=/; Max-Age=2592000; SameSite=Lax; Secure')
    expect(kept()).not.toContain('utm')
    expect(page().getState().utm).toEqual(mail)
  })

  it('C9.25 B4.30 waits in the tab until they decide, over reloads, and is written then', () => {
    const { page, jar, decide, waits } = browser()
    page().saveUtm(cameByMail)
    const reloaded = page()
    expect([reloaded.getState().utm, jar.size]).toEqual([mail, 0])
    decide(true)
    reloaded.settleUtm()
    expect([reloaded.getState().utm, jar.has('vanek_utm'), waits()]).toEqual([mail, true, false])
  })

  it('is never written for who refuses, and goes when what was allowed is taken back', () => {
    const { page, jar, decide, waits } = browser()
    const first = page()
    first.saveUtm(cameByMail)
    decide(false)
    first.settleUtm()
    expect([first.getState().utm, jar.size, waits()]).toEqual([{}, 0, false])
    first.saveUtm('?utm_source=again')
    expect([page().getState().utm, jar.size, waits()]).toEqual([{}, 0, false])
    decide(true)
    first.saveUtm(cameByMail)
    expect(jar.size).toBe(1)
    decide(false)
    page().settleUtm()
    expect(jar.size).toBe(0)
  })

  it('holds the last campaign, and an address without one leaves it', () => {
    const { page, decide, newTab } = browser()
    decide(true)
    const store = page()
    store.saveUtm(cameByMail)
    store.saveUtm('?page=2')
    newTab()
    expect(page().getState().utm).toEqual(mail)
    store.saveUtm('?utm_source=search')
    expect(page().getState().utm).toEqual({ utm_source: 'search' })
  })

  it('stays small, and nothing but utm parameters is read from it', () => {
    const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id']
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), anyText({ maxLength: 400 })), (utm) => {
        const { page, jar, decide } = browser()
        decide(true)
        page().saveUtm(`?${new URLSearchParams(utm).toString()}`)
        expect(jar.get('vanek_utm')?.value.length ?? 0).toBeLessThanOrEqual(1500)
        for (const [name, value] of Object.entries(page().getState().utm)) expect(utm[name]).toContain(value)
      }),
    )
    for (const value of ['x', '%zz', '[]', '7', '{"utm_source":7,"other":"a","constructor":"b"}']) {
      const { page, jar, decide } = browser()
      decide(true)
      jar.set('vanek_utm', { value: encodeURIComponent(value), attributes: '' })
      expect(page().getState().utm).toEqual({})
    }
  })
})
