import { describe, expect, it } from 'vitest'
import { readPage, walk, withoutPage, withoutTitle } from './site.mjs'

const sound = {
  '/index.html':
    '<a href="/guide/start#first">Start</a> <img src="/icon.svg"> <a href="https://elsewhere.example/x">x</a>',
  '/guide/start.html': '<h2 id="first">First</h2> <a href="./next.html">Next</a> <a href="/">Home</a>',
  '/guide/next.html':
    '<a href="#top">Top</a><p id="top"></p> <a href="/reference/functions/m.useCart.html">useCart</a>',
  '/reference/functions/m.useCart.html': '<a href="../../index.html">Home</a>',
  '/icon.svg': '',
}

const over = (files) => walk({ exists: (path) => path in files, read: (path) => files[path] })

describe('the check of the site', () => {
  it('walks every page, and finds nothing in a sound site', () => {
    const { faults, reached } = over(sound)
    expect(faults).toEqual([])
    expect([...reached].sort()).toEqual(
      Object.keys(sound)
        .filter((path) => path.endsWith('.html'))
        .sort(),
    )
  })

  it.each([
    ['a page that is gone', '/guide/start.html', '<h2 id="first"></h2><a href="./gone.html">', './gone.html'],
    ['a place that is gone', '/guide/start.html', '<h2 id="second"></h2>', '/guide/start#first'],
    ['a picture that is gone', '/guide/next.html', '<img src="/gone.svg">', '/gone.svg'],
  ])('finds a link to %s', (_, path, html, link) => {
    const { faults } = over({ ...sound, [path]: html })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(link)
  })

  it('reads tags, and not those inside code and scripts', () => {
    const html =
      '<code>&lt;a href="/nowhere"></code><script>a = \'<a href="/neither">\'</script><a href="/a?b&amp;c">x</a>'
    expect(readPage(html).links).toEqual(['/a?b&c'])
  })

  it('finds names without a page', () => {
    const { reached } = over(sound)
    expect(withoutPage(['useCart', 'useGone', 'useGone'], reached)).toEqual(['useGone has no page on the site'])
  })

  it('finds files in code blocks whose page does not show the file name', () => {
    const page = '```ts [src/shop.ts]\nexport {}\n```\n\n```sh\nnpm start\n```\n'
    expect(withoutTitle(page, '<figure><figcaption>src/shop.ts</figcaption><pre>')).toEqual([])
    expect(withoutTitle(page, '<pre>')).toEqual(['src/shop.ts'])
  })
})
