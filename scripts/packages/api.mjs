// Reports the public API of the packages as texts in docs/api, one per entry, so that reviews show its changes.
//
//   npm run api              rewrites them and counts the public names
//   npm run api -- --check   fails if they differ from the code
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generate } from '../generate.mjs'
import { root } from '../aliases.mjs'
import { filesUnder } from '../lib/fresh.mjs'
import { Explained, main } from '../lib/run.mjs'
import { compile, declarationsOf } from './declarations.mjs'
import { entriesOf, packages, specifierOf } from './entries.mjs'
import { exportsOf, reportOf } from './report.mjs'

const folder = join(root, 'docs/api')
const readIf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

/** The expected reports by path, and the public names. */
function reports() {
  const texts = new Map()
  const names = { types: new Set(), values: new Set() }
  for (const each of packages) {
    const declarations = declarationsOf(each)
    for (const entry of entriesOf(each)) {
      const exported = exportsOf(declarations, entry)
      // the hooks' index only re-exports the other entries
      if (each === 'react-hooks' && entry === 'index') continue
      texts.set(join(folder, each, `${entry}.txt`), reportOf(specifierOf(each, entry), exported))
      for (const { name, kind } of exported) names[`${kind}s`].add(`${each} ${name}`)
    }
  }
  return { texts, names }
}

await main(async () => {
  await generate()
  await compile()
  const { texts, names } = reports()
  const known = new Set([...texts.keys(), ...filesUnder(folder)])
  const different = [...known].filter((path) => texts.get(path) !== readIf(path))
  if (process.argv.includes('--check')) {
    if (different.length > 0)
      throw new Explained(
        `The public API is not what docs/api says; see \`npm run api\` and git diff:\n${different.join('\n')}`,
      )
  } else {
    for (const path of different) {
      rmSync(path, { force: true })
      const text = texts.get(path)
      if (text === undefined) continue
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
  }
  const [types, values] = [names.types.size, names.values.size]
  console.log(`${types + values} public names: ${types} types and ${values} values`)
})
