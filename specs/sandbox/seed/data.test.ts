import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { expect, it } from 'vitest'
import { missingEntries } from './missing-entries.ts'
import { payments } from './schema/selling.ts'
import { schemas } from './schema/files.ts'
import { DATA } from './schema/words.ts'

/** Errors of a file: its name, the path in it, and the reason. */
function faultsOf(file: string, source: string): string[] {
  // other markets have their own files of the same kinds
  const name = file.replace(/^sk\//, '').replace(/\.yaml$/, '')
  const schema = Object.entries(schemas).find(([key]) => key === name || key === name.replace(/[^/]+$/, '*'))?.[1]
  if (schema === undefined) return [`${file}: nothing reads it`]
  const { error } = schema.safeParse(load(source, { filename: file, schema: CORE_SCHEMA }))
  return (error?.issues ?? []).map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`)
}

const sourceOf = (file: string): string => readFileSync(join(DATA, file), 'utf8')

it('every data file matches its schema, and is named after its content', () => {
  const files = readdirSync(DATA, { recursive: true, encoding: 'utf8' }).filter((file) => file.includes('.'))
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((file) => faultsOf(file, sourceOf(file)))).toEqual([])
  for (const file of files.filter((one) => /^(goods|brands)\//.test(one)))
    expect(load(sourceOf(file)), file).toMatchObject({ slug: file.replace(/^.*\/|\.yaml$/g, '') })
})

it('an invalid file is reported with path and reason', () => {
  const file = 'goods/kolena.yaml'
  const source = sourceOf(file)
  const wrong = (from: string, to: string): string[] => {
    expect(source).toContain(from)
    return faultsOf(file, source.replace(from, to))
  }
  expect(wrong('share: 12', 'share: many')).toEqual([`${file}: share: Invalid input: expected number, received string`])
  expect(wrong('brands: [kovent', 'brands: [koventt')).toEqual([`${file}: brands.0: is no brand`])
  expect(wrong('[80, [69, 169], 90,', '[80, [69, 169],')[0]).toContain(`${file}: sizes.rows.0: has not one value`)
  expect(wrong('title: Kolena', 'titel: Kolena')).toHaveLength(2)
  expect(faultsOf('goods-more.yaml', source)).toEqual(['goods-more.yaml: nothing reads it'])
})

it('every way of paying has a Slovak entry', () => {
  const listOf = (file: string) => payments.parse(load(sourceOf(file), { schema: CORE_SCHEMA }))
  const [czech, slovak] = [listOf('payments.yaml'), listOf('sk/payments.yaml')]
  expect(missingEntries('payments.yaml', czech, slovak)).toEqual([])
  expect(missingEntries('payments.yaml', [...czech, { id: 99, code: 'barter' }], slovak)).toEqual([
    'data/sk/payments.yaml: "barter" is missing; add it with its Slovak name and description',
  ])
  expect(
    missingEntries(
      'payments.yaml',
      [{ id: 1, code: 'card' }],
      [
        { id: 2, code: 'card' },
        { id: 3, code: 'cash' },
      ],
    ),
  ).toEqual([
    'data/sk/payments.yaml: "card" has the id 2, but 1 in data/payments.yaml',
    'data/payments.yaml: "cash" is missing',
  ])
})
