import type { Shop } from './context.ts'

/** Which back end a request is for; external services receive the segment, but never a token. */
export type Scope = 'shop' | 'content' | 'services'

export type ContextHeaders = Readonly<Record<string, string>>

/** The headers of every request, and the guest cart token for the shop back end. */
export function contextHeaders({ config }: Shop, scope: Scope): ContextHeaders {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'X-Locale': config.locale,
    'X-Default-Locale': config.defaultLocale,
    'X-Domain-Code': config.domainCode,
    'X-Translation-Variant': config.translationVariant,
    'X-Currency': config.currency.code,
    'X-User-Variant': config.userVariant,
    'X-User-Groups': config.userGroups.join(','),
  }
  if (scope === 'services') return headers
  const bearer = config.tokens.get('auth')
  if (bearer) headers['Authorization'] = `Bearer ${bearer}`
  const guest = bearer || scope !== 'shop' ? undefined : config.tokens.get('cart')
  if (guest) headers['X-Guest-Cart-Token'] = guest
  return headers
}
