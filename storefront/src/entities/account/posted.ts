import { CommerceError, type ShopError } from '@vanek/sdk'
import { data } from 'react-router-dom'
import { refusalOf } from '../../lib/forms/refusal.ts'

/** Why a posted form was refused, and what was typed. */
export interface Refused {
  /** Which form of the page it was. */
  readonly form: string
  readonly values: Readonly<Record<string, string | boolean>>
  /** Codes by field. */
  readonly errors: Readonly<Record<string, string>>
  /** What is said of the whole form. */
  readonly text: string | null
}

/** Answers a posted form that was refused. */
export const refuse = (refused: Partial<Refused>) =>
  data<Refused>({ form: '', values: {}, errors: {}, text: null, ...refused }, { status: 422 })

/** Answers a form that no page of ours has sent. */
export const notUnderstood = () => refuse({ text: 'Tohle se nepodařilo. Načtěte prosím stránku znovu.' })

/**
 * Answers a posted form that the shop refused: by field what speaks of one, else as a whole. A customer who is not
 * signed in any more is not refused: that is thrown, and leads to signing in.
 */
export function refuseFor(
  error: ShopError,
  fields: readonly string[],
  refused: Partial<Refused>,
  fieldOf?: (field: string) => string,
) {
  if (error.code === 'unauthorized') throw new CommerceError(error)
  return refuse({ ...refused, ...refusalOf(error, fields, fieldOf) })
}
