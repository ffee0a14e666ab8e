import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'

const folder = import.meta.dirname
const load = async (path: string) =>
  Object.entries((await import(/* @vite-ignore */ pathToFileURL(path).href)) as Record<string, unknown>)

/** All texts of a value: those of lists and maps too, and the source of functions. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Whether a mark or a blank comes first, and those at the end: parts of a sentence meet there. */
const endsOf = (text: unknown) => typeof text === 'string' && [/^[\s,.:?]/.test(text), /[.:?…]?\s*$/.exec(text)?.[0]]

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('texts.cs.ts'))
  .sort()

describe('texts of pages', () => {
  it('are found', () => expect(files.length).toBeGreaterThan(40))

  it.each(files)('%s has the same texts in Slovak', async (file) => {
    const czech = await load(join(folder, file))
    const slovak = new Map(await load(join(folder, file.replace('.cs.', '.sk.'))))
    expect([...slovak.keys()].sort()).toEqual(czech.map(([name]) => name).sort())
    for (const [name, text] of czech) {
      const other = slovak.get(name)
      expect(typeof other, name).toBe(typeof text)
      expect(endsOf(other), name).toEqual(endsOf(text))
      for (const said of textsIn(other)) expect(said, name).not.toMatch(/[ěřů]/i)
    }
  })
})
