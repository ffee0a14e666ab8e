import { isFunctionOn } from '@vanek/sdk/session'
import type { FunctionFlags } from '@vanek/sdk/links'
import type { Capability } from '@vanek/sdk/settings'
import type { AnyPage } from './define-page.ts'

/** The feature flags of a shop, and the capabilities that its back end lacks. */
interface Offer {
  readonly functions: FunctionFlags
  readonly lacks: readonly string[]
}

/** What decides whether the shop has a page. */
export type FlaggedPage = Pick<AnyPage, 'audience' | 'capability' | 'flag'>

/** The capabilities that a page needs. */
const neededBy = ({ audience, capability }: FlaggedPage): readonly (Capability | undefined)[] => [
  capability,
  audience === 'customer' ? 'account' : undefined,
]

/** Whether the feature flag of a page is off, or the back end lacks what it is about. */
export const isOffIn = (
  { functions, lacks }: Offer,
  page: FlaggedPage,
  flag: string | undefined = page.flag,
): boolean =>
  (flag !== undefined && !isFunctionOn(functions, flag)) ||
  neededBy(page).some((own) => own !== undefined && lacks.includes(own))

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A pattern of the paths of pages that are off, for `isOffPage`; empty if none is. */
export function offAmong(pages: readonly (FlaggedPage & { readonly path: string })[], settings: Offer): string {
  const off = pages.filter((page) => isOffIn(settings, page))
  const paths = off.map(({ path }) => escaped(path).replaceAll(/:\w+/g, '[^/?#]+'))
  return paths.length > 0 ? `^(${paths.join('|')})([?#]|$)` : ''
}
