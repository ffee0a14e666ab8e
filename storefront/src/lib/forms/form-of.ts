import { data } from 'react-router-dom'

/** The fields of a posted form; throws 400 for a body that is not a form. */
export async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new Response('This is not a form', { status: 400 })
  }
}

/** Values and errors of a rejected form, by field. */
export interface Refused<Text extends string, Tick extends string = never> {
  readonly done: false
  /** Never a password. */
  readonly values: Partial<Readonly<Record<Text, string>> & Readonly<Record<Tick, boolean>>>
  readonly errors: Readonly<Partial<Record<Text | Tick, string>>>
  /** An error text for the whole form. */
  readonly text: string | null
}

/** Result of a form that was posted without scripts. */
export type FormAnswer<Text extends string, Tick extends string = never> = { readonly done: true } | Refused<Text, Tick>

/** Response to a form that succeeded. */
export const answerDone = () => data({ done: true } as const)

/** Response to a rejected form: it is rendered again with its values. */
export const answerRefused = (refused: {
  readonly values: Readonly<Record<string, string | boolean>>
  readonly errors: Readonly<Partial<Record<string, string>>>
  readonly text: string | null
}) => data({ done: false, ...refused } as const, { status: 422 })

/** Posted values without passwords. */
export const withoutPasswords = <T extends string | boolean>(values: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)))

/**
 * An idempotency key from the content of a form: a plain form that is posted twice, for example by a double click, runs
 * once.
 */
export async function contentKey(form: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(form))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
