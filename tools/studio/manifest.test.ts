import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openManifest } from './manifest.ts'
import type { Manifest, ManifestEntry } from './manifest.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifest-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Records a picture as the renderer does: after its file was written. */
const record = (manifest: Manifest, kind: string): void => {
  writeFileSync(join(folder, `${kind}-white-a.avif`), '')
  manifest.record(entry(kind))
}

const entry = (kind: string): ManifestEntry => ({
  file: `${kind}-white-a.avif`,
  kind,
  look: kind,
  hash: 'old',
  print: '00',
  colour: 'white',
  view: 'a',
  width: 800,
  height: 800,
  box: [10, 20, 300, 400],
})

const written = (): ManifestEntry[] => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))

test('records are written at once and sorted by file', () => {
  const manifest = openManifest(folder)
  for (const kind of ['tee', 'elbow']) record(manifest, kind)
  expect(written()).toEqual([entry('elbow'), entry('tee')])
})

test('a later run knows finished pictures and forgets those whose file is gone', () => {
  const first = openManifest(folder)
  for (const kind of ['tee', 'elbow']) record(first, kind)
  rmSync(join(folder, 'tee-white-a.avif'))
  const second = openManifest(folder)
  expect([second.has('elbow-white-a.avif', 'old'), second.has('tee-white-a.avif', 'old')]).toEqual([true, false])
})

test('a picture of a model that has changed since counts as missing', () => {
  const manifest = openManifest(folder)
  writeFileSync(join(folder, 'elbow-white-a.avif'), '')
  manifest.record(entry('elbow'))
  expect([manifest.has('elbow-white-a.avif', 'old'), manifest.has('elbow-white-a.avif', 'new')]).toEqual([true, false])
})
