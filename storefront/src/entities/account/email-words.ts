import type { EmailChange } from '@vanek/sdk/auth'

/** What is said once both links are on their way. */
export const emailAsked = 'Odkazy jsme poslali. Podívejte se prosím do obou schránek.'

/** Which links of a change are still to be opened. */
export function linksLeft({ oldConfirmed, newConfirmed }: Pick<EmailChange, 'oldConfirmed' | 'newConfirmed'>): string {
  if (oldConfirmed) return 'Otevřete ještě odkaz, který jsme poslali na novou adresu.'
  if (newConfirmed) return 'Otevřete ještě odkaz, který jsme poslali na dosavadní adresu.'
  return 'Otevřete odkazy, které jsme poslali na dosavadní i na novou adresu.'
}
