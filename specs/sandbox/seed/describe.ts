import type { LeafSpec } from './categories/spec.ts'
import { bindShortWords, fill, joinWords, writtenNumber } from './grammar.ts'
import type { Identity } from './names.ts'
import { parameterSpec, type ParameterKey } from './parameters.ts'
import type { Random } from './random.ts'
import { WORDS } from './words.ts'

export interface Described {
  readonly perex: string
  readonly description: readonly string[]
}

export interface Circumstances {
  readonly leaf: LeafSpec
  readonly identity: Identity
  /** Index of the product in its category. */
  readonly ordinal: number
  readonly sizes: readonly string[]
  /** All values of each number among the variants. */
  readonly numbers: ReadonlyMap<ParameterKey, readonly number[]>
  readonly choices: ReadonlyMap<string, string>
  /** Sentence about the equipment that all variants share. */
  readonly equipment: string | null
}

function amount(key: ParameterKey, values: readonly number[]): string {
  // another sentence already mentions the day
  const unit = key === 'drying' ? 'l' : parameterSpec(key).unit
  const low = Math.min(...values)
  const high = Math.max(...values)
  const text = low === high ? writtenNumber(low) : `${writtenNumber(low)} ${WORDS.to} ${writtenNumber(high)}`
  if (unit === null) return text
  return unit === '°' ? `${text}°` : `${text}\u00a0${unit}`
}

function factsOf(of: Circumstances): Record<string, string> {
  const facts: Record<string, string> = {
    brand: of.identity.brand.title,
    series: of.identity.series,
    size: `${joinWords(of.sizes)}\u00a0${of.leaf.sizeUnit}`,
    'size:max': `${of.sizes.at(-1) ?? ''}\u00a0${of.leaf.sizeUnit}`,
  }
  for (const [key, values] of of.numbers) {
    facts[key] = amount(key, values)
    facts[`${key}:max`] = amount(key, [Math.max(...values)])
  }
  for (const [key, value] of of.choices) facts[key] ??= value
  return facts
}

/** Builds the short and the long text of a product from the sentence templates of its category. */
export function describe(random: Random, of: Circumstances): Described {
  const facts = factsOf(of)
  const { texts } = of.leaf
  const special = [...of.choices].flatMap(([key, value]) => WORDS.byChoice[`${key}/${value}`] ?? [])
  // in rotation, not at random: neighbours in a listing must not start with the same sentence
  const turn = (list: readonly string[], by: number): readonly string[] => list.slice(by % list.length).slice(0, 1)
  const opening = [...turn(texts.lead, of.ordinal), ...random.sample(texts.body, 2)]
  const closing = [
    ...(of.equipment === null ? [] : [of.equipment]),
    ...(special.length > 0 && random.chance(0.7) ? [random.pick(special)] : []),
    random.pick(texts.advice),
  ]
  const write = (sentences: readonly string[]): string =>
    bindShortWords(sentences.map((one) => fill(one, facts)).join(' '))
  return {
    perex: write(turn(texts.perex, of.ordinal + Math.floor(of.ordinal / texts.perex.length))),
    description: [write(opening), write(closing)],
  }
}
