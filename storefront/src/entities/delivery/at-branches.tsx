import { plural } from '@vanek/sdk/format'

const BRANCHES = { one: 'na {n} pobočce', many: 'na {n} pobočkách' }

/** At how many branches goods are on the day that is told, when it is not all of them. */
export const AtBranches = ({ n }: { readonly n: number | null }) =>
  n !== null && <span className="quiet"> {plural('cs', n, BRANCHES)}</span>
