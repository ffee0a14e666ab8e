/** The same tree with every node changed, leaves first. */
function everywhere(value: unknown, change: (node: unknown) => unknown): unknown {
  if (Array.isArray(value)) return change(value.map((each) => everywhere(each, change)))
  if (typeof value !== 'object' || value === null) return change(value)
  return change(Object.fromEntries(Object.entries(value).map(([name, each]) => [name, everywhere(each, change)])))
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every text that is no name of a thing or a path. */
const inTexts = (change: (text: string) => string) => (answer: unknown) =>
  everywhere(answer, (node) => (typeof node === 'string' && /\s/.test(node) ? change(node) : node))

const inRecords = (change: (record: Readonly<Record<string, unknown>>) => object) => (answer: unknown) =>
  everywhere(answer, (node) => (isRecord(node) ? change(node) : node))

/** Put into texts, it must be read and never run. */
export const planted = '<img src=x onerror="window.pwned=1"></script><script>window.pwned=1</script>'
/** Said of what is not for this visitor. */
export const foreign = 'Jen pro jinou skupinu'

/** Back ends that answer, and whose answers are not what shops are made for. */
export const spoiled: Readonly<Record<string, (answer: unknown) => unknown>> = {
  'HTML in all texts': inTexts((text) => text + planted),
  'null where the contract says a value': (answer) =>
    everywhere(answer, (node) => (typeof node === 'object' ? node : null)),
  'words nobody knows': inRecords((record) =>
    Object.fromEntries(
      Object.entries(record).map(([name, value]) =>
        // the type of a file is no word of a list: it is shown as it comes
        typeof value === 'string' &&
        !('size' in record) &&
        /^(?:\w+_)?(?:type|kind|state|color|sort|placement|recommender|availabilityCode)$/.test(name)
          ? [name, 'UNHEARD_OF']
          : [name, value],
      ),
    ),
  ),
  'empty lists': (answer) => everywhere(answer, (node) => (Array.isArray(node) ? [] : node)),
  'nulls in all lists': (answer) => everywhere(answer, (node) => (Array.isArray(node) ? [null, ...node] : node)),
  'numbers as texts': (answer) => everywhere(answer, (node) => (typeof node === 'number' ? `${node} Kč` : node)),
  'no units, pictures and links': inRecords((record) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !/unit$|image|link|href/i.test(name))),
  ),
  'fields nobody knows': inRecords((record) => ({ ...record, secret: foreign, constructor: { prototype: 7 } })),
}
