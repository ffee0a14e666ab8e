import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Application } from 'typedoc'
import { afterAll, expect, it, vi } from 'vitest'
import { undocumented, withoutParam } from './reference.mjs'

// it starts a compiler
vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'vanek-reference-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function lackingIn(text, check = undocumented) {
  writeFileSync(join(folder, 'entry.ts'), text)
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "types": [] }, "include": ["*.ts"] }')
  // no option readers: the typedoc.json of the repository must not apply
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
  return check(project).map((line) => line.replace(/^\S+ /, ''))
}

it('finds functions, constants, types and properties without a comment', async () => {
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

it('requires no comment for parts of an inline type below a comment, nor for parameters', async () => {
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

it('names the parameters of functions and methods that have no @param', async () => {
  const text = `
    /**
     * Places an order.
     *
     * @param shop - The shop to call.
     */
    export const place = (shop: string, params: { limit: number }) => shop + String(params.limit)
    /** Where the shop is. */
    export function cityOf({ city }: { city: string }) { return city }
    /**
     * The street of it.
     *
     * @param address - The address.
     */
    export function streetOf({ street }: { street: string }) { return street }
    /** Storage. */
    export interface Port {
      /** Writes a text. */
      write(text: string): void
      /** Called on a change. */
      onChange: (text: string) => void
    }
    /**
     * Follows changes.
     *
     * @param listener - Called on a change.
     */
    export function follow(listener: (text: string) => void) { listener('') }
  `
  expect(await lackingIn(text, withoutParam)).toEqual([
    'Port.write, text',
    'cityOf, __namedParameters',
    'place, params',
  ])
})
