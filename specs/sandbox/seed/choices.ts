import { textsOf } from './data.ts'
import type { ChoiceKey, ParameterKey } from './parameter-keys.ts'

type Choices = Readonly<Partial<Record<ChoiceKey, readonly string[]>>>

/** Translations of parameter values by their Czech value; null in the Czech shop. */
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
    if (translated === undefined) throw new RangeError(`No translation for ${key} ${czech}.`)
    return translated
  }
  return Object.fromEntries(
    (Object.entries(choices) as [ChoiceKey, readonly string[]][]).map(([key, titles]) => [
      key,
      titles.map((title) => translate(key, title)),
    ]),
  )
}

/** The Czech value of the data by the displayed value, because looks are the same in every market. */
export const choiceInData = (key: ParameterKey, shown: string): string => CZECH.get(`${key}/${shown}`) ?? shown
