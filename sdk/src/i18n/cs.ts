import { csAccount } from './cs-account.ts'
import { csBasics } from './cs-basics.ts'
import { csForms } from './cs-forms.ts'
import type { Messages } from './messages.ts'

/** Every message of the SDK in Czech. A page without a form is lighter with `csBasics` alone. */
export const cs: Messages = { ...csBasics, ...csForms, ...csAccount }
