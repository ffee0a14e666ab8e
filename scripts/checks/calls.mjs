// Every call of the SDK has the shape `verb(shop, params, options?)`, and no exported name has two meanings (decision
// 0048).
//
// A call is an exported function that takes a shop and returns a promise; a query definition returns a `Query`.
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { resolveSpecifier } from './graph.mjs'
import { codeFiles, report } from './sources.mjs'

const entries = /^(sdk|react-hooks)\/exports\//
const sdkEntries = /^sdk\/exports\//

/** Functions that take a shop and are not calls, each with the reason. */
export const otherwise = {
  callShop: 'makes a call of any operation: its second parameter runs it',
  callContent: 'makes a call of any operation: its second parameter runs it',
  callServices: 'makes a call of any operation: its second parameter runs it',
  queryContent: 'makes a call of any GraphQL document',
  withFallbackData: 'is put around a call',
  defineQuery: 'makes a query definition over a call',
  afterOrder: 'runs scripts of services, which cannot be aborted',
}

const parsed = new Map()
function parse(path, text) {
  if (parsed.get(path)?.text !== text)
    parsed.set(path, { text, source: ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true) })
  return parsed.get(path).source
}

const isExported = (node) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/** The exports of a module: names with `path#name` of their declaration, and the declarations of the module itself. */
function moduleOf(files, path, known = new Map()) {
  if (known.has(path)) return known.get(path)
  const names = new Map()
  const nodes = new Map()
  known.set(path, { names, nodes })
  const imported = new Map()
  const from = (target, name) => moduleOf(files, target, known).names.get(name) ?? `${target}#${name}`
  for (const node of files.has(path) ? parse(path, files.get(path)).statements : []) {
    if (ts.isImportDeclaration(node)) {
      const target = resolveSpecifier(path, node.moduleSpecifier.text)
      const bindings = node.importClause?.namedBindings
      if (target && bindings && ts.isNamedImports(bindings))
        for (const { name, propertyName } of bindings.elements)
          imported.set(name.text, [target, (propertyName ?? name).text])
    } else if (ts.isExportDeclaration(node)) {
      const target = node.moduleSpecifier && resolveSpecifier(path, node.moduleSpecifier.text)
      if (!node.exportClause && target)
        for (const [name, made] of moduleOf(files, target, known).names) names.set(name, made)
      if (node.exportClause && ts.isNamedExports(node.exportClause))
        for (const { name, propertyName } of node.exportClause.elements) {
          const [at, own] = imported.get((propertyName ?? name).text) ?? [target ?? path, (propertyName ?? name).text]
          names.set(name.text, at === path ? `${path}#${own}` : from(at, own))
        }
    } else {
      const declarations = ts.isVariableStatement(node) ? node.declarationList.declarations : [node]
      for (const declaration of declarations) {
        if (!declaration.name || !ts.isIdentifier(declaration.name)) continue
        nodes.set(declaration.name.text, declaration)
        if (isExported(node)) names.set(declaration.name.text, `${path}#${declaration.name.text}`)
      }
    }
  }
  return known.get(path)
}

const functionOf = (node) => {
  if (node && ts.isFunctionDeclaration(node)) return node
  return node && ts.isVariableDeclaration(node) && node.initializer && ts.isArrowFunction(node.initializer)
    ? node.initializer
    : undefined
}

/** Exported functions of the SDK that take a shop: name, file, parameters and return type. */
function functionsWithShop(files) {
  const known = new Map()
  const found = new Map()
  for (const path of files.keys())
    if (sdkEntries.test(path))
      for (const [name, made] of moduleOf(files, path, known).names) {
        const [file, own] = made.split('#')
        const declaration = functionOf(moduleOf(files, file, known).nodes.get(own))
        if (declaration?.parameters[0]?.type?.getText() === 'Shop') found.set(made, { name, file, declaration })
      }
  return [...found.values()]
}

const upper = (name) => name[0].toUpperCase() + name.slice(1)
const answerOf = ({ type }) => type?.getText().match(/^(Promise|Query)</)?.[1]
const hasShape = (type) => {
  let found = false
  const visit = (node) => {
    found ||= ts.isTypeLiteralNode(node)
    ts.forEachChild(node, visit)
  }
  if (type) visit(type)
  return found
}

/**
 * Whether the type of `params` is named correctly: after the call, or shared by several calls; a query uses that of its
 * call.
 */
const isNamed = (type, name, uses, isQuery) =>
  type === `${upper(name)}Params` || (uses.get(type) ?? 0) > (isQuery ? 0 : 1)

function callFaults({ name, declaration }, uses) {
  const [shop, params, options, ...rest] = declaration.parameters
  const isQuery = answerOf(declaration) === 'Query'
  const type = params?.type?.getText()
  const none = type === 'NoParams'
  const key = options?.type?.getText()
  return [
    shop.name.getText() !== 'shop' && 'its first parameter is not called `shop`',
    !declaration.type && 'it does not say what it answers',
    hasShape(declaration.type) && 'what it answers has no name',
    !isQuery && !options && 'it does not take `(shop, params, options)`',
    rest.length > 0 && 'it takes more than `(shop, params, options)`',
    params && params.name.getText() !== 'params' && 'its second parameter is not called `params`',
    params && !/^\w+$/.test(type ?? '') && 'its params have no named type',
    params && !none && !isNamed(type, name, uses, isQuery) && `its params are not called \`${upper(name)}Params\``,
    none && params.initializer?.getText() !== '{}' && 'its params cannot be left out',
    options && options.name.getText() !== 'options' && 'its third parameter is not called `options`',
    options && !/^(Call|Write|Keyed)Options$/.test(key ?? '') && 'its options are none of the types of options',
    options && key !== 'KeyedOptions' && options.initializer?.getText() !== '{}' && 'its options cannot be left out',
    isQuery && options && 'a query definition takes its options from its `queryFn`',
  ].filter(Boolean)
}

/**
 * Calls of another shape, as lines like `getCart (sdk/src/cart/calls.ts): its second parameter is not called
 * \`params\``.
 */
export function shapeFaults(files, reasons = otherwise) {
  const takers = functionsWithShop(files)
  // a function without a return type may be a call: it has to declare one
  const calls = takers.filter(({ declaration }) => answerOf(declaration) || !declaration.type)
  const uses = new Map()
  for (const { declaration } of calls.filter(({ declaration: own }) => answerOf(own) !== 'Query')) {
    const type = declaration.parameters[1]?.type?.getText()
    uses.set(type, (uses.get(type) ?? 0) + 1)
  }
  return [
    ...calls
      .filter(({ name }) => !Object.hasOwn(reasons, name))
      .flatMap((call) => callFaults(call, uses).map((fault) => `${call.name} (${call.file}): ${fault}`)),
    ...Object.keys(reasons)
      .filter((name) => !calls.some((call) => call.name === name))
      .map((name) => `${name} has a reason not to be a call, but it is gone`),
  ]
}

/** Names that two entries of the packages export with different meanings. */
export function nameFaults(files) {
  const known = new Map()
  const meanings = new Map()
  for (const path of files.keys())
    if (entries.test(path))
      for (const [name, made] of moduleOf(files, path, known).names)
        meanings.set(name, (meanings.get(name) ?? new Set()).add(made))
  return [...meanings]
    .filter(([, made]) => made.size > 1)
    .map(([name, made]) => `${name} means two things: ${[...made].map((each) => each.split('#')[0]).join(' and ')}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = codeFiles()
  report('Shape of calls', [...shapeFaults(files), ...nameFaults(files)])
}
