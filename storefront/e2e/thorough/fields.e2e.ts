import { expect, test } from '../support/test.ts'
import {
  editorsFields,
  type FilledContent,
  filledContent,
  markOf,
  valueFor,
  type Values,
} from '../support/filled-content.ts'
import {
  editorsPages,
  kindsOf,
  otherValues,
  reasons,
  relatedValues,
  usualValues,
  pagesOfField,
} from '../support/filled-pages.ts'
import { hydratePart, open } from '../support/hydrated.ts'
import { startShop } from '../support/servers.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors()
let shop: Awaited<ReturnType<typeof startShop>>
let content: FilledContent
let productPath: string
/** The HTML of each page while all fields of the editors are filled in. */
const shown = new Map<string, string>()
/** Pages by the fields that they request. */
const pagesByField = new Map<string, string[]>()

/** The HTML of a page without its state; or its redirect. */
async function readPage(path: string): Promise<string> {
  const answer = await fetch(shop.shopUrl + path, { redirect: 'manual' })
  const html = (await answer.text()).replace(/<script type="application\/json".*/s, '')
  return `${answer.status} ${answer.headers.get('location') ?? ''} ${html}`
}

test.beforeAll(async () => {
  const own = await editorsPages(sandboxUrl)
  const { pages, ids, virtual } = own
  productPath = own.productPath
  content = await filledContent(sandboxUrl, usualValues({ ids, virtual }))
  shop = await startShop(sandboxUrl, {
    ...{ PAGE_CACHE: 'nothing', CONTENT_URL: content.url, FRAME_ORIGINS: 'https://frame.example' },
  })
  for (const path of pages) {
    content.takeRequestedFields()
    shown.set(path, await readPage(path))
    for (const field of content.takeRequestedFields())
      pagesByField.set(field, [...(pagesByField.get(field) ?? []), path])
  }
})
test.afterAll(() => Promise.all([shop.stop(), content.stop()]))

const fields = editorsFields()
const numbers = new Set(['Int', 'Float', 'Boolean', 'integer', 'number', 'boolean'])
/** Whether the field can hold a mark: a text, a picture, a URL. */
const isMarked = ({ field, type }: (typeof fields)[number]) =>
  !numbers.has(type) && valueFor(otherValues, field) === undefined
const hasReason = ({ field }: (typeof fields)[number]) => valueFor(reasons, field) !== undefined

test.describe('fields of the content service', () => {
  test('every text, picture and address is on a page', async () => {
    const seen = [...shown.values()]
    for (const { values, paths } of kindsOf(productPath)) {
      content.set(values)
      for (const path of paths) seen.push(await readPage(path))
    }
    content.set()
    const { page } = await enter({ baseURL: shop.shopUrl })
    await open(page, '/znacky')
    await hydratePart(page, 'footer')
    seen.push(await page.getByRole('dialog').innerHTML())
    const all = seen.join('\n')
    const isFound = ({ field }: (typeof fields)[number]) => all.includes(markOf(field))
    const marked = fields.filter(isMarked)
    const missing = marked.filter((own) => !isFound(own) && !hasReason(own))
    expect(missing.map(({ field }) => field)).toEqual([])
    // a field that is shown needs no reason
    const needless = marked.filter((own) => isFound(own) && own.field in reasons)
    expect(needless.map(({ field }) => field)).toEqual([])
  })

  test('every number, flag and choice changes a page', async () => {
    const changes = async ({ field, type }: (typeof fields)[number]) => {
      const base = (valueFor(relatedValues, field)?.value ?? {}) as Values
      const found = valueFor(otherValues, field)
      const others = found ? [found.value] : /^boolean$/i.test(type) ? [true, false] : [7]
      const paths = valueFor(pagesOfField, field)?.value as readonly string[] | undefined
      for (const path of paths ?? pagesByField.get(field)?.slice(0, 3) ?? []) {
        content.set(base)
        const before = Object.keys(base).length > 0 ? await readPage(path) : (shown.get(path) ?? (await readPage(path)))
        for (const other of others) {
          content.set({ ...base, [field]: other })
          if ((await readPage(path)) !== before) return true
        }
      }
      return false
    }
    const without: string[] = []
    for (const own of fields.filter((each) => !isMarked(each) && !hasReason(each)))
      if (!(await changes(own))) without.push(own.field)
    content.set()
    expect(without).toEqual([])
  })
})
