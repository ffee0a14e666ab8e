import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'

const folder = import.meta.dirname
const load = async (path: string) =>
  (await import(/* @vite-ignore */ pathToFileURL(join(folder, path)).href)) as Readonly<Record<string, unknown>>

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('texts.cs.ts'))
  .sort()

/** Whether a mark or a blank comes first, and those at the end. */
const endsOf = (text: unknown) =>
  typeof text === 'string' ? [/^[\s,.:?]/.test(text), /[.:?…]?\s*$/.exec(text)?.[0]] : typeof text

describe('texts of pages', () => {
  it('are found', () => expect(files.length).toBeGreaterThan(40))

  it.each(files)('%s meets the links and numbers between its parts as in Czech', async (file) => {
    const slovak = await load(file.replace('.cs.', '.sk.'))
    for (const [name, text] of Object.entries(await load(file)))
      expect(endsOf(slovak[name]), name).toEqual(endsOf(text))
  })
})
