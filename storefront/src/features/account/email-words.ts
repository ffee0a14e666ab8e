import type { EmailChange } from '@vanek/sdk/auth'

/** What is said once both links are on their way. */
export const emailAsked =
  'Poslali jsme dva odkazy: jeden na dosavadní adresu, druhý na novou. E-mail se změní, až oba otevřete.'

/** Which links of a change are still to be opened. */
export function linksLeft({ oldConfirmed, newConfirmed }: Pick<EmailChange, 'oldConfirmed' | 'newConfirmed'>): string {
  if (oldConfirmed) return 'Otevřete ještě odkaz, který jsme poslali na novou adresu.'
  if (newConfirmed) return 'Otevřete ještě odkaz, který jsme poslali na dosavadní adresu.'
  return 'Otevřete odkazy, které jsme poslali na dosavadní i na novou adresu.'
}
