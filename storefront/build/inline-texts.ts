import { readFileSync } from 'node:fs'
import { parseAst, type Plugin } from 'vite'

/** The exported constants of a module that are plain strings, as source code. */
export function plainTexts(code: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const statement of parseAst(code, { lang: 'ts' }).body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declared.declarations) {
      if (id.type === 'Identifier' && init?.type === 'Literal' && typeof init.value === 'string')
        found.set(id.name, JSON.stringify(init.value))
    }
  }
  return found
}

const imported = /import \* as (\w+) from '(#texts\/[^']+)'/

/**
 * Writes texts of `#texts/…` into the modules that show them. A texts file serves a whole folder, so without this each page
 * would also load the texts of the parts that it loads later.
 */
export const inlineTexts = (): Plugin => ({
  name: 'inline-texts',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: '#texts/' },
    async handler(code, id) {
      const [, name, source] = imported.exec(code) ?? []
      if (name === undefined || source === undefined) return null
      const resolved = await this.resolve(source, id)
      if (!resolved) return null
      this.addWatchFile(resolved.id)
      const texts = plainTexts(readFileSync(resolved.id, 'utf8'))
      const written = code.replaceAll(
        new RegExp(String.raw`(?<![.\w])${name}\.(\w+)`, 'g'),
        (whole, key: string) => texts.get(key) ?? whole,
      )
      return { code: written, map: null }
    },
  },
})
