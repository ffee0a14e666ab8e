// Which exported value uses which: a graph of top-level declarations. It follows imports and ignores text.
import ts from 'typescript'
import { resolveSpecifier } from './graph.mjs'

const parse = (path, text) => {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, kind)
}

const ofPattern = (pattern) =>
  ts.isObjectBindingPattern(pattern)
    ? pattern.elements.map(({ propertyName, name }) => (propertyName ?? name).getText())
    : undefined

/**
 * Names used of a lazily imported module: `const { a } = await import()`, `import().then(({ a }) => …)`, `(m) => m.a`.
 */
function namesLoaded(call) {
  let node = call.parent
  while (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) node = node.parent
  if (ts.isVariableDeclaration(node)) return ofPattern(node.name)
  if (!ts.isPropertyAccessExpression(node)) return undefined
  if (node.name.text !== 'then') return [node.name.text]
  const taker = node.parent.arguments?.[0]
  const parameter = taker && ts.isArrowFunction(taker) ? taker.parameters[0]?.name : undefined
  if (!parameter) return undefined
  if (!ts.isIdentifier(parameter)) return ofPattern(parameter)
  const found = []
  const visit = (inner) => {
    if (ts.isPropertyAccessExpression(inner) && inner.expression.getText() === parameter.text)
      found.push(inner.name.text)
    ts.forEachChild(inner, visit)
  }
  visit(taker.body)
  return found
}

const bound = (name) =>
  ts.isIdentifier(name) ? [name.text] : name.elements.flatMap((each) => (each.name ? bound(each.name) : []))

/** Names that a top-level statement declares as values. */
function declared(node) {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.flatMap(({ name }) => bound(name))
  const isValue = ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isEnumDeclaration(node)
  return isValue ? [node.name?.text ?? 'default'] : []
}

/** Names of values in a node, and its lazy imports as pairs of file and name; `*` stands for all. */
function mentioned(path, top) {
  const words = new Set()
  const loaded = []
  const visit = (node) => {
    if (ts.isExpressionWithTypeArguments(node)) visit(node.expression)
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    if (ts.isCallExpression(node) && node.arguments[0] && ts.isStringLiteralLike(node.arguments[0])) {
      // `import()`, or another function that loads a module by its specifier
      const target = resolveSpecifier(path, node.arguments[0].text)
      if (target) for (const name of namesLoaded(node) ?? ['*']) loaded.push([target, name])
    }
    if (ts.isIdentifier(node)) {
      const { parent } = node
      const isName =
        (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
        (ts.isPropertyAssignment(parent) && parent.name === node) ||
        (ts.isJsxAttribute(parent) && parent.name === node)
      if (!isName) words.add(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(top)
  return { words, loaded }
}

const isExported = (node) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/** The declarations, imports and re-exports of a file. */
function moduleOf(path, text) {
  const declarations = new Map()
  const exported = []
  const imports = new Map()
  const passed = new Map()
  const stars = []
  const always = []
  for (const node of parse(path, text).statements) {
    if (ts.isImportDeclaration(node)) {
      const target = resolveSpecifier(path, node.moduleSpecifier.text)
      const clause = node.importClause
      if (!target || clause?.isTypeOnly) continue
      if (clause?.name) imports.set(clause.name.text, [target, 'default'])
      const bindings = clause?.namedBindings
      if (bindings && ts.isNamespaceImport(bindings)) imports.set(bindings.name.text, [target, '*'])
      else
        for (const { name, propertyName, isTypeOnly } of bindings?.elements ?? [])
          if (!isTypeOnly) imports.set(name.text, [target, (propertyName ?? name).text])
    } else if (ts.isExportDeclaration(node)) {
      if (node.isTypeOnly) continue
      const target = node.moduleSpecifier && resolveSpecifier(path, node.moduleSpecifier.text)
      if (node.moduleSpecifier && !target) continue
      if (!node.exportClause) stars.push(target)
      else if (ts.isNamespaceExport(node.exportClause)) passed.set(node.exportClause.name.text, [target, '*'])
      else
        for (const { name, propertyName, isTypeOnly } of node.exportClause.elements)
          if (!isTypeOnly) passed.set(name.text, [target ?? path, (propertyName ?? name).text])
    } else {
      const uses = mentioned(path, node)
      const names = declared(node)
      if (isExported(node)) exported.push(...names)
      for (const name of names) declarations.set(name, uses)
      if (ts.isExportAssignment(node)) declarations.set('default', uses)
      else if (names.length === 0) always.push(uses)
    }
  }
  return { declarations, imports, passed, stars, always, exported }
}

const known = new Map()

/** The same, cached by text. */
function readModule(path, text) {
  if (known.get(path)?.text !== text) known.set(path, { text, module: moduleOf(path, text) })
  return known.get(path).module
}

/**
 * Every reached value, as `path#name` of its declaration and of its re-exports: from all code in the files of `isRoot`,
 * and from `seeds`, pairs of file and name.
 */
export function reachedFrom(files, isRoot, seeds = []) {
  const modules = new Map([...files].map(([path, text]) => [path, readModule(path, text)]))
  const reached = new Set()
  const queue = []
  const opened = new Set()
  const take = (path, name) => {
    const key = `${path}#${name}`
    if (!modules.has(path) || reached.has(key)) return
    reached.add(key)
    queue.push([path, name])
  }
  const follow = (path, { words, loaded }) => {
    const { declarations, imports } = modules.get(path)
    for (const word of words) {
      if (imports.has(word)) take(...imports.get(word))
      else if (declarations.has(word)) take(path, word)
    }
    for (const each of loaded) take(...each)
  }
  const open = (path, name) => {
    const { declarations, imports, passed, stars, always } = modules.get(path)
    if (!opened.has(path)) {
      opened.add(path)
      for (const uses of always) follow(path, uses)
    }
    if (name === '*') {
      for (const each of [...declarations.keys(), ...passed.keys()]) take(path, each)
      for (const target of stars) take(target, '*')
    } else if (declarations.has(name)) follow(path, declarations.get(name))
    else if (passed.has(name)) {
      const [target, made] = passed.get(name)
      take(...(target === path && imports.has(made) ? imports.get(made) : [target, made]))
    } else for (const target of stars) take(target, name)
  }

  for (const path of modules.keys()) {
    if (!isRoot(path)) continue
    take(path, '*')
    for (const each of modules.get(path).imports.values()) take(...each)
  }
  for (const each of seeds) take(...each)
  for (let next = queue.pop(); next; next = queue.pop()) open(...next)
  return reached
}

/** The exported values of a file: each name with `path#name` of its source. */
export function valuesOf(path, text) {
  const { exported, imports, passed } = readModule(path, text)
  return new Map([
    ...exported.map((name) => [name, `${path}#${name}`]),
    ...[...passed].map(([name, [target, made]]) => {
      const from = target === path && imports.has(made) ? imports.get(made) : [target, made]
      return [name, from.join('#')]
    }),
  ])
}
