// No function without a caller: the shop uses every exported value of the SDK and the hooks, or there is a reason to
// have it.
//
// The roots are the shop, its server, its build and the examples in the docs. A value is reached if a root uses it,
// directly or through other values. Tests do not count, because this check finds values that only tests use.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../aliases.mjs'
import { importsIn } from '../lib/examples.mjs'
import { exceptions } from './callers-allowed.mjs'
import { codeFiles, isTest, projectFiles, report } from './sources.mjs'
import { reachedFrom, valuesOf } from './uses.mjs'

const ours = /^(sdk|react-hooks|storefront|scripts\/examples)\//
const callers = /^(storefront\/(src|server|build)|scripts\/examples|docs)\//
const entries = /^(sdk|react-hooks)\/exports\//
const inside = /^(sdk|react-hooks)\/src\/(?!generated\/)/

const named = (reasons) => Object.values(reasons).flat()

/**
 * The exports of the packages: `all` of them, the `lone` ones that no root reaches, as lines like `sdk/exports/cart.ts
 * cartAddKey`, and the `inner` ones of other modules without a user. `documents` is a list of texts.
 */
export function exportsOf(files, documents = [], reasons = {}) {
  const sources = new Map([...files].filter(([path]) => ours.test(path) && !isTest(path)))
  documents.forEach((text, at) => {
    const imports = importsIn(text).map(({ code }) => code)
    sources.set(`docs/${at}.ts`, imports.join('\n'))
  })
  /** The declaration of a value that an entry re-exports from another entry. */
  const origin = (made) => {
    const [path, name] = made.split('#')
    const further = entries.test(path) ? valuesOf(path, sources.get(path) ?? '').get(name) : undefined
    return further === undefined || further === made ? made : origin(further)
  }
  const valuesIn = (where) =>
    [...sources].flatMap(([path, text]) =>
      where.test(path) ? [...valuesOf(path, text)].map(([name, made]) => [`${path} ${name}`, origin(made)]) : [],
    )
  const exported = valuesIn(entries)
  const isRoot = (path) => callers.test(path)
  const reached = reachedFrom(sources, isRoot)
  const seeds = named(reasons).map((each) => each.split(' '))
  const reachedToo = reachedFrom(sources, isRoot, seeds)
  const without = (values, found) => values.filter(([, made]) => !found.has(made)).map(([name]) => name)
  return {
    all: exported.map(([name]) => name),
    lone: without(exported, reached),
    inner: without(valuesIn(inside), reachedToo),
  }
}

/** Faults: values without a caller and a reason, and reasons for values that are used or do not exist any more. */
export function callerFaults({ all, lone, inner }, reasons) {
  const known = named(reasons)
  return [
    ...lone
      .filter((each) => !known.includes(each))
      .map((each) => `${each} has no caller: use it, delete it, or say why it stays`),
    ...inner.map((each) => `${each} stands there for nobody: use it or delete it`),
    ...known.filter((each) => !all.includes(each)).map((each) => `${each} is allowed for a reason, but does not exist`),
    ...known
      .filter((each) => all.includes(each) && !lone.includes(each))
      .map((each) => `${each} is used by now and needs no reason: take its line away`),
    ...known.filter((each, at) => known.indexOf(each) !== at).map((each) => `${each} has two reasons`),
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const documents = projectFiles()
    .filter((path) => /\.mdx?$/.test(path) && existsSync(join(root, path)))
    .map((path) => readFileSync(join(root, path), 'utf8'))
  report('Callers', callerFaults(exportsOf(codeFiles(), documents, exceptions), exceptions))
}
