import type { ErrorObject } from 'ajv'
import type { ErrorItem } from './errors.ts'

/** What Ajv found wrong, as the errors of the contract: one per value at fault. */
export function validationItems(errors: readonly ErrorObject[]): ErrorItem[] {
  const byField = new Map<string | null, ErrorItem>()
  for (const error of errors) {
    const field = fieldOf(error)
    if (!byField.has(field)) byField.set(field, { code: 'validation', field, title: titleOf(error) })
  }
  return [...byField.values()].slice(0, 50)
}

function fieldOf(error: ErrorObject): string | null {
  const path = error.instancePath.split('/').slice(1).map(unescapePointer)
  if (error.keyword === 'required') path.push(String(error.params['missingProperty']))
  if (error.keyword === 'additionalProperties') path.push(String(error.params['additionalProperty']))
  return path.length === 0 ? null : path.join('.').slice(0, 200)
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~')
}

function titleOf({ keyword, params }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'Tento údaj chybí. Doplňte ho prosím.'
    case 'additionalProperties':
      return 'Tento údaj neznáme.'
    case 'minLength':
      return params['limit'] === 1 ? 'Tento údaj chybí. Doplňte ho prosím.' : 'Tento údaj je příliš krátký.'
    case 'maxLength':
    case 'maxItems':
    case 'maxProperties':
      return 'Tento údaj je příliš dlouhý. Zkraťte ho prosím.'
    case 'format':
      return params['format'] === 'email' ? 'E-mail není ve správném formátu' : 'Tento údaj není ve správném tvaru.'
    case 'minimum':
    case 'maximum':
      return 'Toto číslo je mimo povolené rozmezí.'
    default:
      return 'Tento údaj není ve správném tvaru.'
  }
}
