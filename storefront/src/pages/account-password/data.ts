import { customerLoader } from '../../entities/account/load-account.ts'

export { action } from './action.ts'

/** Only for who is signed in (C2.22); there is nothing to read. */
export const loader = customerLoader<object>(async () => ({}))
