import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isInstalled } from './install.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vanek-install-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const a = { 'node_modules/a': { version: '1.0.0' } }
const tool = { 'node_modules/tool': { version: '1.0.0', dev: true } }
const native = { 'node_modules/native': { version: '1.0.0', optional: true } }
const link = { 'node_modules/sdk': { resolved: 'sdk', link: true }, sdk: { version: '0.0.0' } }

function isDone(kind, installed) {
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ packages: { '': {}, ...a, ...tool, ...native, ...link } }),
  )
  if (installed) {
    mkdirSync(join(folder, 'node_modules'), { recursive: true })
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
  }
  return isInstalled(kind, folder)
}

it('knows a fresh clone', () => {
  expect(isDone('lean', undefined)).toBe(false)
})

it('wants development packages only for a full install, and no package of another platform', () => {
  expect([isDone('lean', a), isDone('full', a), isDone('full', { ...a, ...tool })]).toEqual([true, false, true])
})

it('notices another version', () => {
  expect(isDone('lean', { 'node_modules/a': { version: '1.0.1' } })).toBe(false)
})
