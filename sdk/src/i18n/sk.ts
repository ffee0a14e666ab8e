import { skAccount } from './sk-account.ts'
import { skBasics } from './sk-basics.ts'
import { skForms } from './sk-forms.ts'
import type { Messages } from './messages.ts'

/** Every message of the SDK in Slovak. A page without a form is lighter with `skBasics` alone. */
export const sk: Messages = { ...skBasics, ...skForms, ...skAccount }
