import type { TrackingEvent, TrackingParams } from './types.ts'

/**
 * Event: the visitor searched.
 *
 * @param term - The search term.
 * @returns null for an empty term.
 */
export function searchEvent(term: string): TrackingEvent<'search'> | null {
  const search_term = term.trim()
  return search_term === '' ? null : { name: 'search', params: { search_term } }
}

/**
 * Event: the visitor signed in.
 *
 * @param method - How. Defaults to `password`.
 */
export const loginEvent = (method = 'password'): TrackingEvent<'login'> => ({ name: 'login', params: { method } })

/**
 * Event: an account was created.
 *
 * @param method - How. Defaults to `email`.
 */
export const signUpEvent = (method = 'email'): TrackingEvent<'sign_up'> => ({ name: 'sign_up', params: { method } })

/**
 * Event: the session has loaded. It contains the kind of visitor, but no identity.
 *
 * @param params - Properties of the visitor.
 */
export const sessionLoadedEvent = (params: TrackingParams['session_loaded']): TrackingEvent<'session_loaded'> => ({
  name: 'session_loaded',
  params,
})
