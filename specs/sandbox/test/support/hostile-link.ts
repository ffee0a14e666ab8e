import fc from 'fast-check'

const anyCharacter = fc
  .oneof(fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((point) => String.fromCodePoint(point))

const SHOP = 'http://shop.test'
const pages = ['/aktivovat', '/resetovat-heslo', '/', '/prihlasit', '/kosik', '/redirect']

/** Links to other sites that a lax check could accept. */
const starts = [
  ...['https://shop.test', 'http://shop.test:80', 'http://shop.test:8080', 'http://shop.test:3000', 'HTTP://SHOP.TEST'],
  ...[
    'http://shop.test.',
    'http://shop.test.evil.test',
    'http://evil.test',
    'http://evilshop.test',
    '//evil.test',
    '//shop.test',
  ],
  ...['http://shop.test@evil.test', 'http://shop.test:80@evil.test', 'http://evil@shop.test', 'http://:@shop.test'],
  ...[
    'http://shop.test%2f@evil.test',
    'http://shop.test%00.evil.test',
    'http://shop.test\\evil.test',
    'http:\\\\shop.test',
  ],
  ...[
    'http:shop.test',
    'http:///shop.test',
    'http:/shop.test',
    ' http://shop.test',
    'ht\ttp://shop.test',
    'http://shop\u3002test',
  ],
  ...[
    'javascript:alert(1)//http://shop.test',
    'data:text/html,http://shop.test',
    'ftp://shop.test',
    'http://evil.test/?http://shop.test',
  ],
  ...['http://[::ffff:7f00:1]', 'http://0x7f.1', 'http://ſhop.test', 'http://shop.test#@evil.test', '', 'shop.test'],
]
const ends = [
  ...[
    '?',
    '?token=x',
    '?next=//evil.test',
    '#',
    '#//evil.test',
    '/',
    '/.',
    '/..',
    '/../x',
    '//',
    ';x',
    '%00',
    '%0a',
    '%2e',
    ' ',
    '\t',
    '\n',
  ],
  ...['%23', '%3f', '\\', '/%2e%2e/x', '@evil.test', '?token=x#', '&token=x', '.evil.test'],
]
const inside = (page: string): readonly string[] => [
  ...[`/./${page.slice(1)}`, `/x/..${page}`, `/${page}`, `/%2e${page}`, page.toUpperCase(), page.replace('a', '%61')],
  ...[page.replace('/', '\\'), page.slice(1), `/%2f${page}`, `/evil.test${page}`, `/.${page}`],
]

/** Arbitrary URLs that look like the shop page of a mail but are not exactly that page. */
export const hostileLink = (page: string): fc.Arbitrary<string> => {
  const right = SHOP + page
  const path = fc.oneof(fc.constantFrom(page, ...pages), fc.constantFrom(...inside(page)), fc.webPath())
  return fc
    .oneof(
      fc.tuple(fc.constantFrom(...starts), path, fc.constantFrom('', ...ends)).map((parts) => parts.join('')),
      fc.tuple(fc.constant(SHOP), path, fc.constantFrom('', ...ends)).map((parts) => parts.join('')),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      // one character added or replaced
      fc
        .tuple(fc.nat(right.length), fc.nat(1), anyCharacter)
        .map(([at, gone, letter]) => right.slice(0, at) + letter + right.slice(at + gone)),
    )
    .filter((url) => url !== right)
}
