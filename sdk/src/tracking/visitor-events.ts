import type { TrackingEvent, TrackingParams } from './types.ts'

/** Somebody searched; null when there is not a single character to search for. */
export function searched(term: string): TrackingEvent<'search'> | null {
  const search_term = term.trim()
  return search_term === '' ? null : { name: 'search', params: { search_term } }
}

/** Somebody signed in. */
export const signedIn = (method = 'password'): TrackingEvent<'login'> => ({ name: 'login', params: { method } })

/** An account began to exist. */
export const signedUp = (method = 'email'): TrackingEvent<'sign_up'> => ({ name: 'sign_up', params: { method } })

/** It is known who is here: what kind of visitor, never who. */
export const sessionLoaded = (params: TrackingParams['session_loaded']): TrackingEvent<'session_loaded'> => ({
  name: 'session_loaded',
  params,
})
