import { describe, expect, it } from 'vitest'
import { assortment } from './assortment.ts'
import { COLOURS } from './colours.ts'
import { commentsOf } from './comments.ts'
import { VALUE_TEXTS } from './content/value-texts.ts'
import { dataOf } from './data.ts'
import { agree, bindShortWords, joinWords, writtenNumber } from './grammar.ts'
import { orderGiftsOf } from './order-gifts.ts'
import { sortKey } from './sort-key.ts'
import { czechIn } from '../test/support/czech.ts'
import { WORDS } from './words.ts'

const shop = assortment()
const products = [...shop.products()]
const paths = new Map(shop.categories.map(({ id, path }) => [id, path]))
const comments = products.flatMap((product) => commentsOf(product, paths.get(product.categoryId) ?? ''))

/** Every text of the catalogue, without the names of brands. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/Větrník|Závětří|Podstřeší|Plechař/g, 'Brand')]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
const texts = [
  ...new Set(
    textsIn([
      shop.brands.map(({ text, series }) => [text, series]),
      shop.categories.map(({ title, description, textBelow, content, questions, path }) => {
        return [title, description, textBelow, content, questions, path]
      }),
      shop.parameters.map(({ title, group, unit, description }) => [title, group, unit, description]),
      shop.parameterOptions.map(({ title }) => title),
      products.map(({ name, slug, perex, description, tags, reviews, nPlusOne, variants }) => {
        const reviewTexts = reviews.map(({ author, text, pros, cons }) => [author, text, pros, cons])
        return [
          name,
          slug,
          perex,
          description,
          tags,
          reviewTexts,
          nPlusOne?.name,
          variants.map(({ fullname }) => fullname),
        ]
      }),
      comments.map(({ author, text, answer }) => [author, text, answer?.author, answer?.text]),
      orderGiftsOf(products, shop.categories).map(({ name }) => name),
      VALUE_TEXTS,
      WORDS,
    ]),
  ),
]
const matching = (pattern: RegExp): string[] => texts.filter((text) => pattern.test(text))

/** Words that do not exist in Slovak, or not in this form; a star means any ending. */
const CZECH_WORDS = `
  koupel* stropní stolní potrubní nástěnn* střešní prostorov* dřev* hlučnost vlhkost rychlost účinnost délka výměn výměník* měř*
  nebo jsou jsem jste jsme který která které kterou kterým při před přes přímo když* ještě ano také taky tady teď pak
  průměr* průtok* výrobků zboží místnost* uvnitř zvenku vejde najdete mřížk* tlumič* zpětn* barva barvu bílý bílá bílé černý černá
  černé šedý šedá šedé žlutý stříbrn* nejvíc nejlépe nejdřív zdarma díky elektřin* spotřeb* čidl* šroub* hmoždink* zeď zdi střech*
  dveřmi plíseň pára páru sklep* ložnic* obývák* češtin* českých dobře lépe míň méně můžete mohu budou téměř skoro doběh* snadn*
  něco někdo sousedé provoz* lze jde žádný žádná žádné tahový pyl pylu prodejn* lidí bytů sítí`
const CZECH = new RegExp(
  `(?<![\\p{L}-])(${CZECH_WORDS.trim().replaceAll('*', '\\p{L}*').split(/\s+/).join('|')})(?![\\p{L}-])`,
  'iu',
)

/** Exceptions: other forms of Slovak words. */
const SLOVAK_TOO = /(?<!\p{L})(?:vánku|dne|ulice|pro|nikoho)(?!\p{L})/giu

describe('the Slovak catalogue', () => {
  it('has many texts', () => {
    expect(texts.length).toBeGreaterThan(5000)
    expect(comments.length).toBeGreaterThan(200)
  })

  it('has no letters that do not exist in Slovak', () => {
    expect(matching(/[ěřůĚŘŮ]/)).toEqual([])
  })

  it('has no Czech words', () => {
    expect(matching(CZECH)).toEqual([])
    for (const word of ['Koupelnový ventilátor', 'hlučnost 30 dB', 'teplo nebo chlad', 'při chodu', 'čtyři šrouby'])
      expect(word).toMatch(CZECH)
  })

  it('has no words that occur only in Czech texts', () => {
    expect([...new Set(texts.flatMap((text) => czechIn(text.replaceAll(SLOVAK_TOO, ' '))))]).toEqual([])
    expect(czechIn('Najdete ho na kraji')).toEqual(['najdete'])
  })

  it('has no exclamation marks and no unfilled placeholders', () => {
    expect(matching(/!|\{|\}|undefined|NaN/)).toEqual(textsIn(WORDS).filter((text) => /[{}]/.test(text)))
  })

  it('uses so, vo, ku and zo where pronunciation requires it', () => {
    const hard = /(?<!\p{L})(?:s[\s\u00a0][szšž]|z[\s\u00a0][szšž]|v[\s\u00a0][vf]|k[\s\u00a0][kg])\p{L}/iu
    expect(matching(hard)).toEqual([])
    expect('ventilátor s\u00a0svetlom').toMatch(hard)
  })

  it('has order gifts from 60, 120 and 600 euros, each worth less than its limit', () => {
    const gifts = orderGiftsOf(products, shop.categories)
    expect(gifts.map(({ priceFrom }) => priceFrom)).toEqual([6000, 12_000, 60_000])
    const prices = new Map(products.flatMap(({ variants }) => variants.map(({ id, price }) => [id, price])))
    for (const { variantId, priceFrom } of gifts) expect(prices.get(variantId)).toBeLessThan(priceFrom / 4)
  })

  it('has its own unique paths', () => {
    const all = [...shop.categories.map(({ path }) => path), ...products.map(({ slug }) => slug)]
    expect(new Set(all).size).toBe(all.length)
    for (const address of all) expect(address).toMatch(/^[a-z0-9]+([-/][a-z0-9]+)*$/)
    expect(paths.get(1)).toBe('kupelnove-ventilatory')
    const codes = [...shop.categories].filter(({ slug, path }) => !path.endsWith(slug))
    expect(codes.length).toBeGreaterThan(30)
    for (const { fullTitle, title } of shop.categories) expect(fullTitle.endsWith(title)).toBe(true)
  })

  it('has unique product names, also in a large catalogue', () => {
    const many = [...assortment({ products: 2000 }).products()]
    expect(new Set(many.map(({ slug }) => slug)).size).toBe(2000)
  })

  it('has questions for goods of every part of the tree', () => {
    const roots = shop.categories.filter(({ parentId }) => parentId === null).map(({ path }) => path)
    const commentedCategories = new Set(
      comments.map(({ productId }) => products.find(({ id }) => id === productId)?.categoryId),
    )
    const within = new Set([...commentedCategories].map((id) => paths.get(id ?? 0)?.split('/')[0]))
    expect(within).toEqual(new Set(roots))
  })

  it('has questions only for existing categories, specific ones first', () => {
    const below = dataOf('comments').map((one) => one.below)
    expect(below.filter((path) => ![...paths.values()].includes(path))).toEqual([])
    expect(below.filter((path, at) => below.slice(0, at).some((before) => path.startsWith(before)))).toEqual([])
  })

  it('explains only existing values', () => {
    const values = new Set(shop.parameterOptions.map(({ parameter, title }) => `${parameter}/${title}`))
    for (const value of Object.keys(VALUE_TEXTS)) expect(values).toContain(value)
    const explained = Object.keys(WORDS.byChoice)
    expect(explained).toHaveLength(7)
    for (const value of explained) expect(values).toContain(value)
  })

  it('has units of all parameters, and one word per colour', () => {
    expect(shop.parameters.find(({ code }) => code === 'drying')?.unit).toBe('l/deň')
    expect(new Set(Object.values(COLOURS).map(({ title }) => title)).size).toBe(Object.keys(COLOURS).length)
  })
})

describe('Slovak grammar', () => {
  it('inflects hard adjectives by gender, with a short ending after a long syllable, but not nouns', () => {
    expect((['m', 'f', 'n'] as const).map((gender) => agree('biely', gender))).toEqual(['biely', 'biela', 'biele'])
    expect((['m', 'f', 'n'] as const).map((gender) => agree('žltý', gender))).toEqual(['žltý', 'žltá', 'žlté'])
    expect([agree('základný', 'f'), agree('orech', 'f'), agree('so senzorom vlhkosti', 'n')]).toEqual([
      'základná',
      'orech',
      'so senzorom vlhkosti',
    ])
  })

  it('names variants by the gender of the goods', () => {
    const fan = products.find(({ kind, axes }) => kind === 'desk-fan' && axes.join() === 'colour')
    const purifier = products.find(({ kind, axes }) => kind === 'air-purifier' && axes.includes('colour'))
    expect(fan?.variants.map(({ name }) => name)).toEqual(['biely', 'čierny', 'mätový'])
    expect(purifier?.variants.map(({ name }) => name)).toEqual(['biela', 'čierna'])
    expect(shop.parameterOptions.find(({ parameter, id }) => parameter === 'version' && id % 1000 === 1)?.title).toBe(
      'základné',
    )
  })

  it('formats numbers and lists with non-breaking spaces', () => {
    expect(writtenNumber(12_500.5)).toBe('12\u00a0500,5')
    expect(joinWords(['100', '125', '150'])).toBe('100, 125 a 150')
    expect(bindShortWords('k ventilátoru i v kúpeľni so svetlom o 5 rokov za 12 €')).toBe(
      'k\u00a0ventilátoru i\u00a0v\u00a0kúpeľni so svetlom o\u00a05\u00a0rokov za 12\u00a0€',
    )
  })

  it('counts 1 kus, 2 kusy, 5 kusov', () => {
    const few = 'kusov|dní|hodín|minút|rokov|mesiacov|metrov|centimetrov|rýchlostí|stupňov|eur|centov|percent'
    const many = 'kusy|hodiny|minúty|roky|mesiace|metre|rýchlosti|stupne|eurá|centy|percentá|výmeny'
    const number = (digits: string) => `(?<![\\d,.]|až |\\d )(?<!\\d\\u00a0)(?:${digits})[\\s\\u00a0]`
    expect(matching(new RegExp(`${number('[2-4]|dva|dve|tri|štyri')}(?:${few})(?!\\p{L})`, 'iu'))).toEqual([])
    expect(matching(new RegExp(`${number('[5-9]|1\\d|päť|šesť|desať')}(?:${many})(?!\\p{L})`, 'iu'))).toEqual([])
    expect('Vydrží 3 rokov').toMatch(new RegExp(`${number('[2-4]')}(?:${few})(?!\\p{L})`, 'iu'))
  })

  it.each([
    ['ä after a, č after c', ['ananás', 'azúr', 'ärzt', 'cukor', 'čaj', 'dom']],
    ['ch after h, ľ and ĺ with l', ['hrad', 'chata', 'ikona', 'ľan', 'lipa', 'loket']],
    ['ô after o', ['oko', 'ozón', 'ôsmy', 'pero']],
    ['š and ž after s and z, ť with t', ['sova', 'šum', 'tam', 'ťava', 'telo', 'zub', 'žaba']],
  ])('sorts %s', (_what, words) => {
    const sorted = [...words].reverse().sort((one, two) => (sortKey(one) < sortKey(two) ? -1 : 1))
    expect(sorted).toEqual(words)
    expect(sorted).toEqual([...words].sort(new Intl.Collator('sk').compare))
  })
})
