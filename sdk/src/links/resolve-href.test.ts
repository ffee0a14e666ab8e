import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveHref } from '@vanek/sdk/links'
import { anyText } from '../../../scripts/lib/any-text.ts'
import { isSafeHref } from './testing/safe-href.ts'

const origin = 'https://www.vanek.test'
const own = (href: string) => ({ href, external: false, newTab: false })
const out = (href: string) => ({ href, external: true, newTab: false, rel: 'noopener' })

describe('B2.41 B2.44 B2.45 resolveHref', () => {
  it.each([
    ['/stranka/doprava', '/stranka/doprava'],
    ['/hledat?q=a%20b&utm_source=x#dole', '/hledat?q=a%20b&utm_source=x#dole'],
    ['#doprava', '#doprava'],
    ['?page=2', '?page=2'],
    ['  /kosik ', '/kosik'],
    ['/větrání', '/větrání'],
  ])('resolves %j to %j', (href, path) => {
    expect(resolveHref(href, { origin })).toEqual(own(path))
  })

  it.each([
    ['https://www.vanek.test/clanky?page=2#a', '/clanky?page=2#a'],
    ['http://www.vanek.test/Clanky', '/Clanky'],
    ['HTTPS://WWW.VANEK.TEST/a%2Fb', '/a%2Fb'],
    ['https://www.vanek.test', '/'],
    ['https://www.vanek.test?q=1', '/?q=1'],
    ['https://www.vanek.test//evil.test/a', '/evil.test/a'],
  ])('B2.41 strips the own host of %j, resulting in %j', (href, path) => {
    expect(resolveHref(href, { origin })).toEqual(own(path))
  })

  it.each(['https://vanek.test/a', 'https://www.vanek.test.evil.test/a', 'https://www.vanek.test:444/a'])(
    'B2.41 leaves %j, which is of another host, as it is',
    (href) => {
      expect(resolveHref(href, { origin })).toEqual(out(href))
    },
  )

  it.each([
    'mailto:poradna@vanek.test',
    'tel:+420567000100',
    'sms:+420567000100',
    'geo:49.2,16.6',
    'market://details?id=1',
    'whatsapp:x',
  ])('B2.44 B2.45 treats %j as external, without an opener reference', (href) => {
    expect(resolveHref(href, { origin })).toEqual(out(href))
  })

  it('B2.46 opens in a new tab only if requested', () => {
    expect(resolveHref('/a', { newTab: true })).toEqual({ ...own('/a'), newTab: true, rel: 'noopener' })
    expect(resolveHref('https://a.test/', { newTab: true })).toEqual({ ...out('https://a.test/'), newTab: true })
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\u0000script:alert(1)',
    'java\u200bscript:alert(1)',
    ' \u0001javascript:alert(1)',
    'java&#x09;script:alert(1)',
    'javascript&colon;alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://www.vanek.test/1',
    'file:///etc/passwd',
    'filesystem:https://www.vanek.test/1',
    'view-source:javascript:alert(1)',
    '//evil.test',
    String.raw`/\evil.test`,
    String.raw`\\evil.test`,
    '/\t/evil.test',
    '/\u200b/evil.test',
    'http://',
    'https://exa mple.test:99999999',
    'kosik',
    '',
    '   ',
    `/${'a'.repeat(3_000)}`,
    null,
    undefined,
    7,
    {},
    ['/a'],
  ])('returns null for %j', (href) => {
    expect(resolveHref(href, { origin })).toBeNull()
  })

  it('normalizes dot segments and double slashes', () => {
    expect(resolveHref(String.raw`/a\..\..\\evil.test`, { origin })).toEqual(own('/evil.test'))
    expect(resolveHref('/a/..//evil.test', { origin })).toEqual(own('/evil.test'))
    expect(resolveHref('/%2e%2e//evil.test', { origin })).toEqual(own('/evil.test'))
  })

  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          'javascript',
          'JAVA',
          'script',
          'data',
          'vbscript',
          ':',
          '/',
          '\\',
          '//',
          '@',
          '\t',
          '\n',
          '\u0000',
        ),
        fc.constantFrom(
          'https:',
          'http:',
          'www.vanek.test',
          'evil.test',
          '&#58;',
          '%3a',
          '\u202e',
          '\ufeff',
          '..',
          '?',
          '#',
          'text/html,',
        ),
        anyText({ maxLength: 6 }),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(''))

  it('returns null or a safe link, and is idempotent', () => {
    fc.assert(
      fc.property(
        fc.oneof(hostile, fc.webUrl(), anyText(), fc.anything()),
        fc.constantFrom(origin, '', 'nonsense'),
        (href, of) => {
          const found = resolveHref(href, { origin: of })
          expect(found === null || isSafeHref(found.href, found.external)).toBe(true)
          expect(found?.external ?? false).toBe(found?.rel === 'noopener')
          expect(resolveHref(found?.href, { origin: of })).toEqual(found)
        },
      ),
      { numRuns: 1_000 },
    )
  })
})
