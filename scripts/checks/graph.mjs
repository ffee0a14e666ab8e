// The import graph of the sources, with package names of the repository resolved to files.
import { posix } from 'node:path'
import ts from 'typescript'

/** @typedef {{ from: string, specifier: string, target: string | undefined, typeOnly: boolean, dynamic: boolean, awaited: boolean, star: boolean }} Import
 * `awaited`: a dynamic import that the module waits for while it is evaluated. */

const isTypeOnly = (node) => {
  if (ts.isExportDeclaration(node)) {
    const names = node.exportClause && ts.isNamedExports(node.exportClause) ? node.exportClause.elements : []
    return node.isTypeOnly || (names.length > 0 && names.every((name) => name.isTypeOnly))
  }
  const clause = node.importClause
  if (!clause) return false
  const names = clause.namedBindings && ts.isNamedImports(clause.namedBindings) ? clause.namedBindings.elements : []
  return clause.isTypeOnly || (!clause.name && names.length > 0 && names.every((name) => name.isTypeOnly))
}

const ownPackages = [
  [/^@vanek\/(sdk|react-hooks)$/, '$1/exports/index.ts'],
  [/^@vanek\/(sdk|react-hooks)\/(.+)$/, '$1/exports/$2.ts'],
  [/^@vanek\/specs\/(.+)$/, 'specs/$1'],
]

/** The project file of a specifier; undefined for external packages. */
export function resolveSpecifier(from, specifier) {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), specifier))
  const own = ownPackages.find(([pattern]) => pattern.test(specifier))
  return own ? specifier.replace(own[0], own[1]) : undefined
}

/** All imports of one file, in order; `export ... from` counts as one. */
export function importsOf(path, text) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, kind)
  /** @type {Import[]} */
  const found = []
  const add = (literal, rest) =>
    found.push({
      from: path,
      specifier: literal.text,
      target: resolveSpecifier(path, literal.text),
      typeOnly: false,
      dynamic: false,
      awaited: false,
      star: false,
      ...rest,
    })
  const visit = (node, inFunction = false) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      const star = ts.isExportDeclaration(node) && !node.exportClause
      add(node.moduleSpecifier, { typeOnly: isTypeOnly(node), star })
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      if (node.arguments[0] && ts.isStringLiteralLike(node.arguments[0]))
        add(node.arguments[0], { dynamic: true, awaited: !inFunction && ts.isAwaitExpression(node.parent) })
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, { typeOnly: true })
    }
    const inside = inFunction || ts.isFunctionLike(node)
    ts.forEachChild(node, (child) => visit(child, inside))
  }
  visit(source)
  return found
}

/** The imports of every file, for a map of path to text. */
export const graphOf = (files) => new Map([...files].map(([path, text]) => [path, importsOf(path, text)]))

/**
 * A cycle of value imports as a list of paths, or undefined. Modules that await each other at the top level never finish
 * loading, so their dynamic imports count too.
 */
export function findCycle(graph) {
  const state = new Map()
  const trail = []
  const walk = (path) => {
    if (state.get(path) === 'done') return undefined
    if (state.get(path) === 'open') return [...trail.slice(trail.indexOf(path)), path]
    state.set(path, 'open')
    trail.push(path)
    for (const { target, typeOnly, dynamic, awaited } of graph.get(path) ?? []) {
      const cycle = target && !typeOnly && (!dynamic || awaited) ? walk(target) : undefined
      if (cycle) return cycle
    }
    trail.pop()
    state.set(path, 'done')
    return undefined
  }
  for (const path of graph.keys()) {
    const cycle = walk(path)
    if (cycle) return cycle
  }
  return undefined
}

/** Every file reachable from the given ones by value imports, static or dynamic. */
export function reachableFrom(graph, entries) {
  const seen = new Set(entries)
  const queue = [...entries]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    for (const { target, typeOnly } of graph.get(path) ?? []) {
      if (!target || typeOnly || seen.has(target)) continue
      seen.add(target)
      queue.push(target)
    }
  }
  return seen
}
