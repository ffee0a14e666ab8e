/**
 * The visitor: session, sign-in, and last visited products.
 *
 * @module
 */
export { type SessionActions, useSession, useSessionActions, useUser } from '../src/session/use-session.ts'
export { type UseLastVisitedResult, useLastVisited } from '../src/visitor/use-last-visited.ts'
