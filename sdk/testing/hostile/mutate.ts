import fc from 'fast-check'

type Leaf = (value: unknown) => unknown

/** The same tree with every node replaced, leaves first. */
function everywhere(value: unknown, change: Leaf): unknown {
  if (Array.isArray(value)) return change(value.map((each) => everywhere(each, change)))
  if (typeof value !== 'object' || value === null) return change(value)
  return change(Object.fromEntries(Object.entries(value).map(([name, each]) => [name, everywhere(each, change)])))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const texts =
  (change: (text: string) => unknown): Leaf =>
  (value) =>
    typeof value === 'string' ? change(value) : value
const numbers =
  (change: (number: number) => unknown): Leaf =>
  (value) =>
    typeof value === 'number' ? change(value) : value
const lists =
  (change: (list: readonly unknown[]) => unknown): Leaf =>
  (value) =>
    Array.isArray(value) ? change(value) : value

const unknownFields = JSON.parse(
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"secret":1}',
) as object
const html = '<img src=x onerror="alert(1)"></script><script>alert(1)</script>'

/** Changes that make a response invalid. */
export const invalidResponses: Readonly<Record<string, (answer: unknown) => unknown>> = {
  'is null': () => null,
  'is a list': () => [],
  'is a list of nulls': () => [null, null],
  'is a string': () => 'OK',
  'is a number': () => 7,
  'has no field': () => ({}),
  'has null for every field': (answer) =>
    isRecord(answer) ? Object.fromEntries(Object.keys(answer).map((name) => [name, null])) : [null],
  'has null for every leaf': (answer) => everywhere(answer, (value) => (typeof value === 'object' ? value : null)),
  'has empty lists': (answer) =>
    everywhere(
      answer,
      lists(() => []),
    ),
  'has nulls in its lists': (answer) =>
    everywhere(
      answer,
      lists((list) => [null, ...list, null]),
    ),
  'has objects for lists': (answer) =>
    everywhere(
      answer,
      lists((list) => Object.fromEntries([...list.entries(), ['length', 'many']])),
    ),
  'has lists for objects': (answer) => everywhere(answer, (value) => (isRecord(value) ? Object.values(value) : value)),
  'has strings for numbers': (answer) =>
    everywhere(
      answer,
      numbers((number) => `${number} Kč`),
    ),
  'has numbers for strings': (answer) =>
    everywhere(
      answer,
      texts(() => 7),
    ),
  'has objects for strings': (answer) =>
    everywhere(
      answer,
      texts((text) => ({ cs: text })),
    ),
  'has strings for booleans': (answer) => everywhere(answer, (value) => (typeof value === 'boolean' ? 'yes' : value)),
  'has unknown enum values': (answer) =>
    everywhere(
      answer,
      texts((text) => (/^[\w-]+$/.test(text) ? 'unheard_of' : text)),
    ),
  'has empty strings': (answer) =>
    everywhere(
      answer,
      texts(() => ''),
    ),
  'has HTML in strings': (answer) =>
    everywhere(
      answer,
      texts((text) => text + html),
    ),
  'has huge numbers': (answer) =>
    everywhere(
      answer,
      numbers(() => 1e308),
    ),
  'has negative numbers': (answer) =>
    everywhere(
      answer,
      numbers((number) => -number - 0.5),
    ),
  'has unknown fields': (answer) =>
    everywhere(answer, (value) => (isRecord(value) ? { ...value, ...unknownFields } : value)),
}

/** Number of nodes in a tree, including the root. */
const nodesOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, each) => sum + nodesOf(each), 1)
    : 1

/** The same tree with the node at this index replaced, in preorder; undefined removes it. */
function replaceNode(value: unknown, place: { left: number }, replacement: unknown): unknown {
  if (place.left-- === 0) return replacement
  if (Array.isArray(value)) return value.map((each) => replaceNode(each, place, replacement))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaceNode(each, place, replacement)]))
}

/** A change of one node. */
export const oneInvalidNode = fc
  .record({
    place: fc.nat(),
    replacement: fc.constantFrom<unknown>(
      undefined,
      null,
      '',
      'unheard_of',
      html,
      0,
      -1,
      0.5,
      1e308,
      true,
      [],
      [null],
      {},
      unknownFields,
    ),
  })
  .map(({ place, replacement }) => ({
    replacement,
    place,
    change: (answer: unknown) => replaceNode(answer, { left: place % nodesOf(answer) }, replacement),
  }))
