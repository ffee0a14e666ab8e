import { data } from 'react-router-dom'

/** The fields of a posted form; a body that is no form is refused with 400. */
export async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new Response('This is not a form', { status: 400 })
  }
}

/** What was typed and what is wrong with it, by field. */
export interface Refused<Text extends string, Tick extends string = never> {
  readonly done: false
  /** Never a password. */
  readonly values: Partial<Readonly<Record<Text, string>> & Readonly<Record<Tick, boolean>>>
  readonly errors: Readonly<Partial<Record<Text | Tick, string>>>
  /** A sentence for what no field is to blame for. */
  readonly text: string | null
}

/** How a form ended that no script sent. */
export type FormAnswer<Text extends string, Tick extends string = never> = { readonly done: true } | Refused<Text, Tick>

/** Answers a posted form that has done what it was for. */
export const answerDone = () => data({ done: true } as const)

/** Answers a posted form that was refused: it is shown again with what was typed. */
export const answerRefused = (refused: {
  readonly values: Readonly<Record<string, string | boolean>>
  readonly errors: Readonly<Partial<Record<string, string>>>
  readonly text: string | null
}) => data({ done: false, ...refused } as const, { status: 422 })

/** What may be shown again of what was posted. */
export const withoutPasswords = <T extends string | boolean>(values: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)))

/** An idempotency key made from what a form holds: a plain form that is posted twice, as by a double click, is done once. */
export async function contentKey(form: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(form))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
