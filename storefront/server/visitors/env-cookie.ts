import * as z from 'zod'

/** Cookie in which the admin panel stores settings to preview. */
export const envCookie = 'vanek_env'

const word = z
  .string()
  .max(100)
  .regex(/^[\w.-]*$/)

const schema = z.object({
  userVariant: word.optional(),
  userGroups: z.array(word).max(20).optional(),
  domainCode: word.optional(),
  translationVariant: word.optional(),
})

/** Settings that the panel may put in place of the visitor's own. */
export interface EnvOverride {
  readonly userVariant?: string
  readonly userGroups?: readonly string[]
  readonly domainCode?: string
  readonly translationVariant?: string
}

/** The settings in the cookie; undefined if there are none or they are invalid. */
export function envOverride(cookie: string | undefined): EnvOverride | undefined {
  if (!cookie) return undefined
  try {
    const { success, data } = schema.safeParse(JSON.parse(cookie))
    if (!success) return undefined
    const defined = Object.entries(data).filter(([, value]) => value !== undefined)
    return defined.length === 0 ? undefined : Object.fromEntries(defined)
  } catch {
    return undefined
  }
}
