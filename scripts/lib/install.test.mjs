import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { installFault, isInstalled } from './install.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vanek-install-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const a = { 'node_modules/a': { version: '1.0.0' } }
/** A package with a nested dependency beside another version at the top. */
const own = { 'node_modules/a/node_modules/b': { version: '2.0.0' } }
const tool = { 'node_modules/tool': { version: '1.0.0', dev: true } }
const native = { 'node_modules/native': { version: '1.0.0', optional: true } }
const link = { 'node_modules/sdk': { resolved: 'sdk', link: true }, sdk: { version: '0.0.0' } }

function isDone(kind, installed) {
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ packages: { '': {}, ...a, ...own, ...tool, ...native, ...link } }),
  )
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  for (const [path, { version }] of Object.entries(installed)) {
    mkdirSync(join(folder, path), { recursive: true })
    writeFileSync(join(folder, path, 'package.json'), JSON.stringify({ version }))
  }
  return isInstalled(kind, folder)
}

it('knows a fresh clone', () => {
  expect(isDone('lean', {})).toBe(false)
})

it('wants development packages only for a full install, and no package of another platform', () => {
  const lean = { ...a, ...own }
  expect([isDone('lean', lean), isDone('full', lean), isDone('full', { ...lean, ...tool })]).toEqual([
    true,
    false,
    true,
  ])
})

it('notices another version', () => {
  expect(isDone('lean', { ...own, 'node_modules/a': { version: '1.0.1' } })).toBe(false)
})

it('notices a package without a folder, even if npm still lists it', () => {
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: { ...a, ...own } }))
  expect(isDone('lean', a)).toBe(false)
})

it.each([
  [
    'npm error code EAI_AGAIN\nnpm error request to registry failed',
    /^npm does not reach its registry: .*start again\.$/,
  ],
  ['npm error nospc ENOSPC: no space left on device', /^The disk is full: .*start again\.$/],
  ['npm error EACCES: permission denied', /^npm may not write .*start again\.$/],
  ['npm error something else', /^npm could not install the packages\.\nnpm error something else$/],
])('explains what to do about %j', (output, sentence) => {
  expect(installFault(output)).toMatch(sentence)
})
