import type { ErrorObject } from 'ajv'
import { inMarket } from '../market.ts'
import type { ErrorItem } from './errors.ts'
import { validationTexts as cs } from './validation-texts.cs.ts'
import { validationTexts as sk } from './validation-texts.sk.ts'

const texts = inMarket({ cs, sk })

/** Message for a missing required value. */
export const MISSING: string = texts.missing

/** Converts Ajv errors to errors of the contract: one per invalid value. */
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
      return texts.missing
    case 'additionalProperties':
      return texts.unknown
    case 'minLength':
      return params['limit'] === 1 ? texts.missing : texts.short
    case 'maxLength':
    case 'maxItems':
    case 'maxProperties':
      return texts.long
    case 'format':
      return params['format'] === 'email' ? texts.email : texts.shape
    case 'minimum':
    case 'maximum':
      return texts.range
    default:
      return texts.shape
  }
}
