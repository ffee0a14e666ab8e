import { expect, it } from 'vitest'
import { faultsOfFile } from './clean.mjs'

const file = (path, text, size = text?.length ?? 0) => faultsOfFile({ path, size, text })
// concatenated, so that this file itself passes the check
const machine = (...parts) => ['', ...parts].join('/')
const archive = ['https:', '', 'archive.test', 'a.tgz'].join('/')

it('accepts ordinary files', () => {
  expect(file('sdk/src/a.ts', "import { b } from '../work/b.ts'\nexport { b }\n")).toEqual([])
  expect(file('package-lock.json', '"node_modules/sdk": { "resolved": "sdk", "link": true }')).toEqual([])
  expect(file('docs/a.md', '# A\n\n## B\n\nC # D\n')).toEqual([])
  expect(file('specs/sandbox/assets/a.webp', undefined, 40_000)).toEqual([])
  expect(file('sdk/src/cart/a.test.ts', "it('C3.04 has a line')")).toEqual([])
})

it.each([
  ['a file over 1 MB', 'a.webp', undefined, 1_000_001],
  ['build output', 'sdk/dist/index.js', ''],
  ['generated code', 'sdk/src/generated/shop.d.ts', ''],
  ['a registry host in the lockfile', 'package-lock.json', `"resolved": "${archive}"`],
  ['a registry in .npmrc', '.npmrc', 'registry=archive.test'],
  ['a working folder', 'docs/a.md', `see ${machine('work', 'main')}`],
  ['a home folder', 'docs/a.md', `"${machine('home', 'jana', 'vanek')}"`],
  ['a temporary folder', 'docs/a.md', `cd ${machine('tmp', 'x')}`],
  ['a requirement in a published comment', 'sdk/src/cart/a.ts', '/** A line (C3.04). */'],
  ['a text that is cut off', 'CONTRIBUTING.md', '# A\n\nB.\n\n## What a change needs\n'],
  ['an export of everything', 'sdk/exports/a.ts', "export * from './b.ts'"],
])('refuses %s', (_, path, text, size) => {
  expect(file(path, text, size)).toHaveLength(1)
})
