import { expect, it } from 'vitest'
import { toLlmsTxt, toSecurityTxt } from '@vanek/sdk/seo'

it('toLlmsTxt lists the pages of each section and escapes line breaks', () => {
  const url = 'https://shop.example/fans'
  const sections = [
    { title: 'Goods', links: [{ title: 'Fans [new]', url, text: 'Quiet\n## ones' }] },
    { title: 'Empty', links: [] },
  ]
  expect(toLlmsTxt({ name: 'Shop', summary: 'Sells fans', notes: ['In English'], sections })).toBe(
    `# Shop\n\n> Sells fans\n\nIn English\n\n## Goods\n\n- [Fans \\[new\\]](${url}): Quiet ## ones\n`,
  )
})

it('toSecurityTxt is valid for half a year and does not change within a day', () => {
  const file = (time: string) =>
    toSecurityTxt({
      contacts: ['mailto:a@shop.example', 'https://shop.example/contact'],
      now: new Date(time),
      languages: ['cs', 'en'],
      url: 'https://shop.example/.well-known/security.txt',
    })
  expect(file('2026-01-01T10:00:00Z').split('\n')).toEqual([
    'Contact: mailto:a@shop.example',
    'Contact: https://shop.example/contact',
    'Expires: 2026-06-30T00:00:00.000Z',
    'Preferred-Languages: cs, en',
    'Canonical: https://shop.example/.well-known/security.txt',
    '',
  ])
  expect(file('2026-01-01T23:59:59Z')).toBe(file('2026-01-01T00:00:00Z'))
  expect(file('2026-01-02T00:00:00Z')).not.toBe(file('2026-01-01T00:00:00Z'))
})
