import { createGraphQLError } from 'graphql-yoga'
import { isVisible } from '../shop/identity.ts'

/**
 * The value if the visitor may see it; null if it is restricted to other groups.
 * @throws a GraphQLError of code `forbidden` in that case when permissions are to be checked (B6.08)
 */
export function permitted<T extends { readonly visible_to: string | null }>(
  found: T | undefined,
  groups: readonly string[],
  checkPermissions: boolean | null,
): T | null {
  if (found === undefined) return null
  if (isVisible(found, groups)) return found
  if (checkPermissions !== true) return null
  throw createGraphQLError('This is for members of a group only.', {
    extensions: { code: 'forbidden', statusCode: 403 },
  })
}
