export { type AccountError, getCreditsAmount, getUser } from '../src/account/calls.ts'
export type { User } from '../src/account/types.ts'
