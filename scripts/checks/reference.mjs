// The API reference that `npm run docs` writes is complete: TypeDoc has no warning, everything public has a comment,
// and every parameter of a function or method has a `@param`.
//
// TypeDoc's own `notDocumented` cannot leave out the types that are generated from the contract, which documents their
// fields.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Application, LogLevel, ReflectionKind } from 'typedoc'
import { root } from '../aliases.mjs'
import { report } from './sources.mjs'

const documented =
  ReflectionKind.Module |
  ReflectionKind.Class |
  ReflectionKind.Interface |
  ReflectionKind.TypeAlias |
  ReflectionKind.Variable |
  ReflectionKind.Property |
  ReflectionKind.CallSignature

const isGenerated = (reflection) =>
  reflection.sources?.some(({ fileName }) => /generated\/|^node_modules\//.test(fileName)) ?? false

/** Whether it has a page of its own: not a part of a parameter or of an inline type. */
function isShown(reflection) {
  // a function type: its owner has the comment
  if (reflection.kindOf(ReflectionKind.CallSignature) && reflection.parent?.kindOf(ReflectionKind.TypeLiteral))
    return false
  for (let at = reflection.parent; at; at = at.parent) if (at.kindOf(ReflectionKind.Parameter)) return false
  return true
}

/** An inline type belongs to its parent, unless that is a named type. */
const ownerOf = ({ parent }) =>
  parent?.kindOf(ReflectionKind.TypeLiteral) && !parent.parent?.kindOf(ReflectionKind.TypeAlias)
    ? parent.parent
    : undefined

function hasComment(reflection) {
  // a package has its README
  if (reflection.hasComment() || reflection.readme) return true
  // a function has its comment on itself or on its signature
  if (reflection.kindOf(ReflectionKind.CallSignature) && reflection.parent?.hasComment()) return true
  const owner = ownerOf(reflection)
  return owner !== undefined && hasComment(owner)
}

/** Undocumented parts of a project, as lines like `sdk/src/cart/store.ts: cart.createCartStore`. */
export function undocumented(project) {
  const lacking = project
    .getReflectionsByKind(documented)
    .filter((each) => isShown(each) && !isGenerated(each) && !hasComment(each))
    .map((each) => `${each.sources?.[0]?.fileName ?? '?'}: ${each.getFriendlyFullName()}`)
  return [...new Set(lacking)].sort((a, b) => (a < b ? -1 : 1))
}

/** Parameters of exported functions without a `@param`, as lines like `sdk/src/cart/keys.ts: cart.lineKey, itemId`. */
export function withoutParam(project) {
  const lacking = project
    .getReflectionsByKind(ReflectionKind.CallSignature)
    .filter((each) => each.parent?.kindOf(ReflectionKind.FunctionOrMethod) && isShown(each) && !isGenerated(each))
    .flatMap((each) =>
      (each.parameters ?? [])
        .filter((parameter) => !parameter.hasComment())
        .map(({ name }) => `${each.sources?.[0]?.fileName ?? '?'}: ${each.getFriendlyFullName()}, ${name}`),
    )
  return [...new Set(lacking)].sort((a, b) => (a < b ? -1 : 1))
}

async function convert() {
  const app = await Application.bootstrapWithPlugins({ options: join(root, 'typedoc.json'), emit: 'none' })
  const warnings = []
  app.logger.addContext = (message) => message
  app.logger.log = (message, level) => {
    if (level === LogLevel.Warn || level === LogLevel.Error) warnings.push(message)
  }
  const project = await app.convert()
  if (project) app.validate(project)
  return { project, warnings }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { project, warnings } = await convert()
  const faults = project
    ? [...undocumented(project), ...withoutParam(project)]
    : ['TypeDoc could not read the packages']
  report('reference', [...warnings, ...faults])
}
