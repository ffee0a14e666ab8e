import fc from 'fast-check'
import { expect, it } from 'vitest'
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
