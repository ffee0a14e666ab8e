import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { profiles } from '../src/contract/profiles.ts'

const path = new URL('../../../docs/own-back-end.md', import.meta.url)

const rows = Object.entries(profiles.capabilities).map(
  ([name, { title, flag, without, operations }]) =>
    `| \`${name}\` | ${title} | ${operations.length} | ${flag === undefined ? '' : `\`${flag}\``} | ${without} |`,
)
const table = ['| capability | what | operations | flag | a shop without it |', '|---|---|---|---|---|', ...rows].join(
  '\n',
)

it('lists the capabilities in the guide; UPDATE=1 writes them there', () => {
  const guide = readFileSync(path, 'utf8')
  const [before = '', rest = ''] = guide.split('<!-- capabilities')
  const [comment = ''] = rest.split('\n')
  const after = guide.slice(guide.indexOf('<!-- end -->'))
  const made = `${before}<!-- capabilities${comment}\n\n${table}\n\n${after}`
  if (process.env['UPDATE'] === '1') writeFileSync(path, made)
  expect(readFileSync(path, 'utf8') === made).toBe(true)
})

it('names the operations of the minimum profile in the guide, and their number', () => {
  const guide = readFileSync(path, 'utf8')
  expect(profiles.minimum.operations.filter((id) => !guide.includes(`\`${id}\``))).toEqual([])
  expect(guide).toContain(`with these ${profiles.minimum.operations.length} operations`)
})
