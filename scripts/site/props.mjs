// Types of TypeDoc as lists of properties.
import { ReflectionKind } from 'typedoc'

export const escapeHtml = (text) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('{', '&#123;')
    .replaceAll('}', '&#125;')

const longest = 160

/** Exports of the SDK by name: TypeDoc does not follow a type into another package. */
const exported = new Map()

export function knowExports(module) {
  for (const { children = [] } of module.children)
    for (const child of children) if (!child.kindOf(ReflectionKind.Reference)) exported.set(child.name, child)
}

/** What a reference refers to; undefined for types of others. */
export const reflectionOf = (type) =>
  type.reflection ?? (type.package === '@vanek/sdk' ? exported.get(type.name) : undefined)

const isText = (type) => type?.type === 'union' && type.types.every((each) => each.type === 'literal')

/** A type as text, cut if it is too long; unions of names are never cut. */
export function typeText(type) {
  const text = String(type ?? 'void').replaceAll(/\s+/g, ' ')
  if (isText(type)) return text
  return text.length > longest ? `${text.slice(0, longest)} …` : text
}

const nothing = () => undefined

const targetOf = ({ target }, link) =>
  typeof target === 'object' && target !== null && 'kind' in target ? link(target) : undefined

/** Code of a comment without its backticks, also where TypeDoc has made a block of it. */
const codeIn = (text) => text.replaceAll(/^`+(?:\w+\n)?|\n?`+$/g, '')

/** Parts of a comment as HTML; `link` gives the address of a reflection. */
export const html = (parts = [], link = nothing) =>
  parts
    .map((part) => {
      if (part.kind === 'code') return `<code>${escapeHtml(codeIn(part.text))}</code>`
      if (part.kind !== 'inline-tag') return escapeHtml(part.text)
      const url = targetOf(part, link)
      const code = `<code>${escapeHtml(part.text)}</code>`
      return url ? `<a href="${url}" target="_self">${code}</a>` : code
    })
    .join('')
    .trim()

/** Parts of a comment as Markdown. */
export const markdown = (parts = [], link = nothing) =>
  parts
    .map((part) => {
      if (part.kind === 'code') return part.text
      if (part.kind !== 'inline-tag') return part.text.replaceAll('<', '&lt;')
      const url = targetOf(part, link)
      return url ? `<a href="${url}" target="_self"><code>${part.text}</code></a>` : `\`${part.text}\``
    })
    .join('')
    .trim()

export const tagOf = (comment, name) => comment?.blockTags.find(({ tag }) => tag === name)?.content

const namesIn = (type) =>
  (type?.type === 'union' ? type.types : [type]).flatMap((each) => (each?.type === 'literal' ? [each.value] : []))

const wrappers = new Set(['Readonly', 'Partial', 'Required', 'Promise'])

/** A type with the given types in place of type parameters. `never` is left out, as of a form without checkboxes. */
const withGiven = (text, given) =>
  text.replaceAll(/\b[A-Z]\w*\b/g, (name) => given.get(name) ?? name).replaceAll(' | never', '')

/** The types given for the type parameters of a reflection, by their names. */
const givenFor = ({ typeParameters = [] }, { typeArguments = [] }, outer) =>
  new Map(typeParameters.map((each, at) => [each.name, withGiven(typeText(typeArguments[at] ?? each.default), outer)]))

const own = (members = [], given) => members.map((member) => ({ member, given }))

/**
 * The properties of a type: of an interface, of an inline type, of all members of a union or an intersection, of what
 * `Pick` and `Omit` leave, of the items of a list. Members of a union have some twice. Each is `{ member, given }`.
 */
function membersOf(type, depth, given = new Map()) {
  if (!type || depth > 6) return []
  const into = (other) => membersOf(other, depth + 1, given)
  if (type.type === 'reflection') return own(type.declaration.children, given)
  if (type.type === 'union' || type.type === 'intersection') return type.types.flatMap(into)
  if (type.type === 'typeOperator') return into(type.target)
  if (type.type === 'array') return into(type.elementType)
  if (type.type !== 'reference') return []
  const [first, second] = type.typeArguments ?? []
  if (type.name === 'Pick') return into(first).filter(({ member }) => namesIn(second).includes(member.name))
  if (type.name === 'Omit') return into(first).filter(({ member }) => !namesIn(second).includes(member.name))
  if (wrappers.has(type.name)) return into(first)
  const reflection = reflectionOf(type)
  // types of the contract have pages of their own
  if (!reflection || reflection.sources?.some(({ fileName }) => fileName.includes('generated/'))) return []
  const inside = givenFor(reflection, type, given)
  if (reflection.kindOf(ReflectionKind.Interface)) return own(reflection.children, inside)
  return reflection.kindOf(ReflectionKind.TypeAlias) ? membersOf(reflection.type, depth + 1, inside) : []
}

/** The type of a property or parameter as text. */
function typeOf(reflection) {
  const [signature] = reflection.signatures ?? []
  if (!signature) return typeText(reflection.type ?? reflection.getSignature?.type)
  return `(${(signature.parameters ?? []).map(({ name }) => name).join(', ')}) => ${typeText(signature.type)}`
}

/** The comment of a property; methods have it on their signature. */
const commentOf = (reflection) =>
  reflection.comment ?? reflection.signatures?.[0]?.comment ?? reflection.getSignature?.comment

/** The properties of a type for a page, each once: `{ name, type, optional, what, byDefault }`. */
export function propertiesOf(type, link = nothing) {
  const shown = new Map()
  for (const { member: each, given } of membersOf(type, 0)) {
    const comment = commentOf(each)
    const { name } = each
    const before = shown.get(name) ?? { types: new Set(), descriptions: new Set(), byDefault: '' }
    before.types.add(withGiven(typeOf(each), given))
    const what = html(comment?.summary, link)
    if (what) before.descriptions.add(what)
    const optional = (before.optional ?? true) && each.flags.isOptional
    const byDefault = html(tagOf(comment, '@defaultValue'), link) || before.byDefault
    shown.set(name, { ...before, name, optional, byDefault })
  }
  return [...shown.values()].map(({ types, descriptions, ...each }) => ({
    ...each,
    type: [...new Set([...types].flatMap((text) => (types.size > 1 ? text.split(' | ') : [text])))].join(' | '),
    what: [...descriptions].join(' '),
  }))
}
