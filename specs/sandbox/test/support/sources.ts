import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { packageRoot } from '../../src/paths.ts'

export interface Source {
  /** Relative to `sandbox`. */
  readonly file: string
  readonly text: string
}

/** The sources of the sandbox in a folder, without tests. */
export function sourcesIn(folder: string): Source[] {
  const base = join(packageRoot(), 'sandbox', folder)
  return readdirSync(base, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('test.ts'))
    .map((name) => ({ file: `${folder}/${name.replaceAll('\\', '/')}`, text: readFileSync(join(base, name), 'utf8') }))
}

/** The strings and template parts of a source, without properties of the other language. */
export function stringsFor(language: 'cs' | 'sk', text: string): string[] {
  const other = language === 'cs' ? 'sk' : 'cs'
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === other) return
    if (ts.isImportDeclaration(node)) return
    if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true))
  return found
}
