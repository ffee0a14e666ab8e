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

it('the guide lists all capabilities; UPDATE=1 updates it', () => {
  const guide = readFileSync(path, 'utf8')
  const [before = '', rest = ''] = guide.split('<!-- capabilities')
  const [comment = ''] = rest.split('\n')
  const after = guide.slice(guide.indexOf('<!-- end -->'))
  const updated = `${before}<!-- capabilities${comment}\n\n${table}\n\n${after}`
  if (process.env['UPDATE'] === '1') writeFileSync(path, updated)
  expect(readFileSync(path, 'utf8') === updated).toBe(true)
})

it('the guide lists the operations of the minimum profile and their number', () => {
  const guide = readFileSync(path, 'utf8')
  expect(profiles.minimum.operations.filter((id) => !guide.includes(`\`${id}\``))).toEqual([])
  expect(guide).toContain(`these ${profiles.minimum.operations.length} operations`)
})
