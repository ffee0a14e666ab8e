import { Refusal, type ErrorItem } from '../http/errors.ts'

const MISSING = 'Tento údaj chybí. Doplňte ho prosím.'

/** Of texts by their fields, those that are only spaces; what is absent is not asked. */
export function blankItems(texts: Readonly<Record<string, string | null | undefined>>): ErrorItem[] {
  return Object.entries(texts)
    .filter(([, text]) => typeof text === 'string' && text.trim() === '')
    .map(([field]) => ({ code: 'validation', field, title: MISSING }))
}

/** @throws the refusal `validation` with everything that is wrong, when anything is */
export function mustBeRight(items: readonly ErrorItem[]): void {
  if (items.length > 0) throw new Refusal(422, items)
}
