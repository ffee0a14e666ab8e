import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Application } from 'typedoc'
import { afterAll, expect, it, vi } from 'vitest'
import { undocumented } from './reference.mjs'

// it starts a compiler
vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'vanek-reference-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function lackingIn(text) {
  writeFileSync(join(folder, 'entry.ts'), text)
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "types": [] }, "include": ["*.ts"] }')
  // no reader: the typedoc.json of the repository is of no concern here
  const options = {
    entryPointStrategy: 'resolve',
    entryPoints: [join(folder, 'entry.ts')],
    tsconfig: join(folder, 'tsconfig.json'),
    disableGit: true,
    sourceLinkTemplate: '{path}',
    logLevel: 'Error',
  }
  const app = await Application.bootstrap(options, [])
  const project = await app.convert()
  return undocumented(project).map((line) => line.replace(/^\S+ /, ''))
}

it('names what has no comment: functions, constants, types and their properties', async () => {
  expect(
    await lackingIn(`
      export function bare() {}
      export const count = 1
      /** Options of it. */
      export interface Options { limit: number }
      /** What it answers. */
      export type Answer = { total: number }
      export interface Port { read(): string }
    `),
  ).toEqual(['Answer.total', 'Options.limit', 'Port', 'Port.read', 'bare', 'count'])
})

it('asks nothing of what is written out in place below a comment, nor of parameters', async () => {
  expect(
    await lackingIn(`
      /** Places an order. */
      export function place(options: { limit: number }, done: (answer: { id: number }) => void) {}
      /** Where the shop is. */
      export const address = { city: 'Brno' }
      /** A field of a form. */
      export interface Field {
        /** Props of its input. */
        inputProps: { name: string; onChange: (value: string) => void }
      }
    `),
  ).toEqual([])
})
