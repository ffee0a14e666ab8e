import type { SendContactFormParams, ContactIssues } from '@vanek/sdk/contact'

/** How the contact form ended that no script sent; what was typed comes back with what is wrong. */
export type ContactAnswer =
  | { readonly done: true }
  | {
      readonly done: false
      readonly typed: Required<SendContactFormParams>
      readonly issues: ContactIssues
      /** A sentence for what no field is to blame for. */
      readonly text: string | null
    }
