import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { DATA } from './schema/words.ts'
import { translations, type Translations } from './schema/translations.ts'
import { translated } from './translated.ts'

const TEXTS = join(DATA, '../translations/sk')
const yaml = (folder: string, file: string): unknown =>
  load(readFileSync(join(folder, file), 'utf8'), { schema: CORE_SCHEMA })
const texts = (file: string): unknown => yaml(TEXTS, file)
const data = (file: string): unknown => yaml(DATA, file)
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'))

const files = filesIn(TEXTS)
/** Translations of a data file with the same name. */
const laid = files.filter((file) => !['choices.yaml', 'tree.yaml'].includes(file))

function faultsOf(file: string, content: unknown): string[] {
  const name = file.replace(/\.yaml$/, '')
  const schema = Object.entries(translations).find(([key]) => key === name || key === name.replace(/[^/]+$/, '*'))?.[1]
  if (schema === undefined) return [`${file}: nothing reads it`]
  const { error } = schema.safeParse(content)
  return (error?.issues ?? []).map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`)
}

type Fields = Readonly<Record<string, unknown>>

/** Fields of data files that are not texts, or are translated elsewhere. */
const NO_TEXTS = new Set(['choices', 'sizes', 'about', 'axes', 'unit', 'sizeUnit', 'parameter', 'canonical', 'gender'])
const BRAND = new Set(['title', 'slug', 'code'])

/** Paths of Czech texts without a Slovak one. */
function untranslated(czech: unknown, slovak: unknown, at: string): string[] {
  if (typeof czech === 'string') return /[\s\u0080-\uffff]|^\p{Lu}/u.test(czech) && slovak === undefined ? [at] : []
  if (typeof czech !== 'object' || czech === null) return []
  const [of, by] = [czech as Fields, (slovak ?? {}) as Fields]
  return Object.keys(of)
    .filter((key) => !NO_TEXTS.has(key) && key !== 'code' && !(at.startsWith('brands/') && BRAND.has(key)))
    .flatMap((key) => untranslated(of[key], by[key], `${at}.${key}`))
}

describe('the Slovak texts', () => {
  it('match their schemas', () => {
    expect(files.length).toBeGreaterThan(80)
    expect(files.flatMap((file) => faultsOf(file, texts(file)))).toEqual([])
    const kolena = texts('goods/kolena.yaml') as Fields
    expect(faultsOf('goods/kolena.yaml', { ...kolena, colour: 'sivá' })).toHaveLength(1)
    expect(faultsOf('goods/kolena.yaml', { ...kolena, title: undefined })).toHaveLength(1)
  })

  it('exist for every file of the catalogue', () => {
    const kinds = Object.keys(translations).filter((kind) => kind.endsWith('/*'))
    for (const kind of kinds) {
      const folder = kind.slice(0, -2)
      expect(readdirSync(join(TEXTS, folder)).sort(), folder).toEqual(readdirSync(join(DATA, folder)).sort())
    }
    const single = Object.keys(translations).filter((kind) => !kind.endsWith('/*'))
    expect(files).toEqual(expect.arrayContaining(single.map((kind) => `${kind}.yaml`)))
  })

  it('translate all texts of their data files', () => {
    for (const file of laid) expect(() => translated(data(file), texts(file), file)).not.toThrow()
    expect(laid.flatMap((file) => untranslated(data(file), texts(file), file))).toEqual([])
  })

  it('are reported if missing, without a counterpart or too short', () => {
    const [czech, slovak] = [data('goods/kolena.yaml') as Fields, texts('goods/kolena.yaml') as Fields]
    const { textBelow: _left, ...rest } = slovak
    expect(untranslated(czech, rest, 'goods/kolena.yaml')).toEqual(['goods/kolena.yaml.textBelow'])
    expect(() => translated(czech, { ...slovak, byMetre: {} }, 'kolena')).toThrow('kolena: unknown field byMetre')
    expect(() => translated(czech, { ...slovak, description: [] }, 'kolena')).toThrow(
      'kolena.description: 0 texts for 1',
    )
    expect(() => translated(czech, { ...slovak, texts: 'Koleno' }, 'kolena')).toThrow('kolena.texts: has another type')
  })

  it('name each inner node of the tree', () => {
    interface Branch extends Fields {
      readonly slug: string
      readonly children: readonly (Branch | string)[]
    }
    const branches = (list: readonly (Branch | string)[]): Branch[] =>
      list.flatMap((one) => (typeof one === 'string' ? [] : [one, ...branches(one.children)]))
    const czech = branches(data('categories.yaml') as Branch[])
    const slovak = texts('tree.yaml') as Translations['tree']
    expect(Object.keys(slovak).sort()).toEqual(czech.map(({ slug }) => slug).sort())
    for (const { slug, description, content } of czech) {
      expect(slovak[slug]?.description, slug).toHaveLength((description as string[]).length)
      expect(slovak[slug]?.content?.length, slug).toBe((content as string[] | undefined)?.length)
    }
  })

  it('have a distinct word for each choice', () => {
    const used: Record<string, Set<string>> = {}
    for (const file of readdirSync(join(DATA, 'goods'))) {
      const { choices } = data(`goods/${file}`) as { choices: Record<string, string[]> }
      for (const [key, titles] of Object.entries(choices))
        for (const title of titles) (used[key] ??= new Set()).add(title)
    }
    const words = texts('choices.yaml') as Translations['choices']
    expect(Object.keys(words).sort()).toEqual(Object.keys(used).sort())
    for (const [key, translations] of Object.entries(words)) {
      expect(Object.keys(translations).sort(), key).toEqual([...(used[key] ?? [])].sort())
      expect(new Set(Object.values(translations)).size, key).toBe(Object.keys(translations).length)
    }
  })

  it('use the placeholders of the Czech ones', () => {
    const places = (value: unknown): string[] => (JSON.stringify(value).match(/\{[\w:]+\}/g) ?? []).sort()
    for (const file of readdirSync(join(DATA, 'goods')).map((name) => `goods/${name}`)) {
      expect(places(texts(file)), file).toEqual(places(data(file)))
    }
  })
})
