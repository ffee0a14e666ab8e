import { trimmed } from '../text.ts'
import { Refusal, type ErrorItem } from '../http/errors.ts'
import { MISSING } from '../http/validation-messages.ts'
import { inMarket } from '../market.ts'

const NO_TOWN = inMarket({ cs: 'Vyplňte správně město', sk: 'Vyplňte správne mesto' })

/** Issues for blank texts, by field; missing fields are not checked. */
export function blankItems(texts: Readonly<Record<string, string | null | undefined>>): ErrorItem[] {
  return Object.entries(texts)
    .filter(([, text]) => typeof text === 'string' && trimmed(text) === '')
    .map(([field]) => ({ code: 'validation', field, title: MISSING }))
}

/** Issues for towns without two letters, by field; blank ones are reported as missing. */
export function townItems(towns: Readonly<Record<string, string | undefined>>): ErrorItem[] {
  return Object.entries(towns)
    .filter(([, town]) => town !== undefined && trimmed(town) !== '' && !/\p{L}.*\p{L}/u.test(town))
    .map(([field]) => ({ code: 'validation', field, title: NO_TOWN }))
}

/** @throws the refusal `validation` with all issues, if there are any */
export function mustHaveNoIssues(items: readonly ErrorItem[]): void {
  if (items.length > 0) throw new Refusal(422, items)
}

/** The trimmed text. @throws the refusal `validation` if it is empty */
export function requireText(field: string, text: string): string {
  const typed = trimmed(text)
  if (typed !== '') return typed
  throw new Refusal(422, [{ code: 'validation', field, title: MISSING }])
}
