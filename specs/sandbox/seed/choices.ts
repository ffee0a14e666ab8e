import { textsOf } from './data.ts'
import type { ChoiceKey, ParameterKey } from './parameter-keys.ts'

type Choices = Readonly<Partial<Record<ChoiceKey, readonly string[]>>>

/** Values of parameters as the data write them, in Czech, and as the shop says them; null where that is the same. */
const WORDS = textsOf('choices')
const CZECH = new Map(
  Object.entries(WORDS ?? {}).flatMap(([key, words]) =>
    Object.entries(words).map(([czech, translated]) => [`${key}/${translated}`, czech] as const),
  ),
)

/** Choices of a kind of goods in the language of the shop. */
export function choicesInWords(choices: Choices): Choices {
  if (WORDS === null) return choices
  const translate = (key: ChoiceKey, czech: string): string => {
    const translated = WORDS[key][czech]
    if (translated === undefined) throw new RangeError(`No words for ${key} ${czech}.`)
    return translated
  }
  return Object.fromEntries(
    (Object.entries(choices) as [ChoiceKey, readonly string[]][]).map(([key, titles]) => [
      key,
      titles.map((title) => translate(key, title)),
    ]),
  )
}

/** A value as the data write it, by what the shop says: goods look alike in every market. */
export const choiceInData = (key: ParameterKey, shown: string): string => CZECH.get(`${key}/${shown}`) ?? shown
