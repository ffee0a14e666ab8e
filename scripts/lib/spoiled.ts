import { knownWords } from './known-words.ts'

type Fields = Readonly<Record<string, unknown>>

/** The same tree with every node replaced, leaves first. */
function everywhere(value: unknown, change: (node: unknown) => unknown): unknown {
  if (Array.isArray(value)) return change(value.map((each) => everywhere(each, change)))
  if (typeof value !== 'object' || value === null) return change(value)
  return change(Object.fromEntries(Object.entries(value).map(([name, each]) => [name, everywhere(each, change)])))
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Replaces every text that is not an identifier or a path. */
const inTexts = (change: (text: string) => string) => (answer: unknown) =>
  everywhere(answer, (node) => (typeof node === 'string' && /\s/.test(node) ? change(node) : node))

const inRecords = (change: (record: Fields) => object) => (answer: unknown) =>
  everywhere(answer, (node) => (isRecord(node) ? change(node) : node))

const inFields = (change: (name: string, value: unknown, record: Fields) => unknown) =>
  inRecords((record) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(name, value, record)])),
  )

/** HTML to add to texts, which must be shown and never executed. */
export const planted = '<img src=x onerror="window.pwned=1"></script><script>window.pwned=1</script>'
/** Text of objects that are not for this visitor, not yet published, or expired. */
export const foreign = 'Jen pro jinou skupinu'

const words = knownWords()
const isKnownWord = (name: string, value: unknown): boolean =>
  (typeof value === 'string' && words.get(name)?.has(value)) ||
  (typeof value === 'string' &&
    /^(?:\w+_)?(?:type|kind|state|color|sort|placement|recommender|availabilityCode)$/.test(name))
/** The type of a file is not from a list of values: it is shown as it is. */
const isFile = (record: Fields): boolean => 'size' in record

/** A copy with other ids and texts. */
const copyOf = (record: Fields, changes: Fields): Fields => ({
  ...(everywhere(record, (node) => (typeof node === 'string' && /\s/.test(node) ? foreign : node)) as Fields),
  ...Object.fromEntries(
    ['title', 'short_title', 'menu_title', 'text', 'perex', 'description']
      .filter((name) => typeof record[name] === 'string')
      .map((name) => [name, foreign]),
  ),
  ...('_id' in record && { _id: `${String(record['_id'])}-2` }),
  ...(typeof record['slug'] === 'string' && { slug: `${record['slug']}-2` }),
  ...changes,
})

/** Number of added objects that must not be shown, by the field that hides them. */
export const hiddenThings = new Map<string, number>()

/** Adds a copy that must not be shown now beside each object with restricted visibility. */
function withHidden(answer: unknown): unknown {
  const reasons: readonly (readonly [string, Fields])[] = [
    ['date_published', { date_published: '2999-01-01T08:00:00.000Z' }],
    ['customer_group_enabled', { customer_group_enabled: ['jina-skupina'] }],
    [
      'time_limited',
      { time_limited: true, time_limit_start: '2001-01-01T00:00:00Z', time_limit_end: '2001-01-02T00:00:00Z' },
    ],
    ['time_limited', { time_limited: true, time_limit_start: '2001-01-01T00:00:00Z', time_limit_end: null }],
  ]
  return everywhere(answer, (node) => {
    if (!Array.isArray(node)) return node
    return node.flatMap((item: unknown) => {
      if (!isRecord(item)) return [item]
      const copies = reasons
        .filter(([field]) => field in item)
        .map(([field, changes]) => {
          hiddenThings.set(field, (hiddenThings.get(field) ?? 0) + 1)
          return copyOf(item, changes)
        })
      return [...copies, item]
    })
  })
}

/** Responses that are valid but unexpected. */
export const spoiled: Readonly<Record<string, (answer: unknown) => unknown>> = {
  'HTML in all texts': inTexts((text) => text + planted),
  'null where the contract says a value': (answer) =>
    everywhere(answer, (node) => (typeof node === 'object' ? node : null)),
  'words nobody knows': inFields((name, value, record) =>
    isKnownWord(name, value) && !isFile(record) ? 'UNHEARD_OF' : value,
  ),
  'empty lists': (answer) => everywhere(answer, (node) => (Array.isArray(node) ? [] : node)),
  'nulls in all lists': (answer) => everywhere(answer, (node) => (Array.isArray(node) ? [null, ...node] : node)),
  'numbers as texts': (answer) => everywhere(answer, (node) => (typeof node === 'number' ? `${node} Kč` : node)),
  'no units, pictures and links': inRecords((record) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !/unit$|image|link|href/i.test(name))),
  ),
  'fields nobody knows': inRecords((record) => ({ ...record, secret: foreign, constructor: { prototype: 7 } })),
  'things for others and for another time': withHidden,
}
