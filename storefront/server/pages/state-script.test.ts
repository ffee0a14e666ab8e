import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SentState } from '../../src/lib/page/page-state.ts'
import { guestSettings } from '../../src/lib/page/settings.ts'
import { createStateScript, jsonForHtml } from './state-script.ts'

const nasty = fc.string({
  unit: fc.constantFrom('<', '>', '&', '/', '!', '-', 'script', '\u2028', '\u2029', '"', '\\', 'ž', ']'),
})

it('contains any text and never closes its element', () => {
  fc.assert(
    fc.property(fc.dictionary(nasty, fc.oneof(nasty, fc.jsonValue())), (value) => {
      const json = jsonForHtml(value)
      expect(json).not.toMatch(/[<>&\u2028\u2029]/)
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

it('is a block of data, not a script', () => {
  const { html } = createStateScript()({
    loaderData: { product: { name: '</script><script>x()</script>' } },
    settings: guestSettings,
    origin: 'http://own.test',
  })
  expect(html.match(/<script|<\/script/g)).toEqual(['<script', '</script'])
  expect(html).toMatch(/^<script type="application\/json" id="state">/)
})

describe('with files', () => {
  const menu = { items: Array.from({ length: 200 }, (_, at) => `item ${at}`) }
  const state = { loaderData: { root: menu, page: { name: 'a' } }, settings: guestSettings, origin: 'http://own.test' }
  const jsonIn = (html: string) =>
    JSON.parse(html.replace(/^<script[^>]*>/, '').replace(/<\/script>$/, '')) as SentState

  it('names large data by their hash and keeps small ones', () => {
    const { html, files } = createStateScript()(state, true)
    const sent = jsonIn(html)
    expect(sent.loaderData).toEqual({ page: { name: 'a' } })
    expect(files.map(({ json }) => JSON.parse(json) as unknown)).toEqual([menu])
    expect(sent.files).toEqual({ root: files[0]?.hash })
    expect(sent.origin).toBe('http://own.test')
  })

  it('have the same name for the same data, and another one for others', () => {
    const script = createStateScript()
    const hashOf = (root: unknown) => script({ ...state, loaderData: { root } }, true).files[0]?.hash
    expect(hashOf({ ...menu })).toBe(hashOf(menu))
    expect(hashOf({ items: [...menu.items, 'more'] })).not.toBe(hashOf(menu))
  })

  it('a personal page contains all data', () => {
    const { html, files } = createStateScript()(state)
    expect(files).toEqual([])
    expect(jsonIn(html)).toEqual({ ...state, settings: {} })
  })
})

it('leaves out what is empty, not an answer or an error', () => {
  const own = { settings: guestSettings, origin: 'http://own.test' }
  const sentOf = (state: object) =>
    JSON.parse(createStateScript()({ ...own, ...state }).html.replaceAll(/<[^>]*>/g, ''))
  expect(sentOf({ loaderData: {}, actionData: null, errors: null })).toEqual({ ...own, settings: {} })
  const answered = { actionData: { page: { done: false } }, errors: { root: { status: 500 } } }
  expect(sentOf(answered)).toEqual({ ...own, ...answered, settings: {} })
})

it('sends only the settings that differ from those of a guest', () => {
  const own = { ...guestSettings, userVariant: 'b2b', userGroups: ['firmy'], frameOrigins: ['http://pay.test'] }
  const { html } = createStateScript()({ settings: own, origin: 'http://own.test' })
  const sent = JSON.parse(html.replaceAll(/<[^>]*>/g, '')) as SentState
  expect(sent.settings).toEqual({ userVariant: 'b2b', userGroups: ['firmy'], frameOrigins: ['http://pay.test'] })
  expect({ ...guestSettings, ...sent.settings }).toEqual(own)
})
