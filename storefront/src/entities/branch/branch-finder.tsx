import { NearMe } from './near-me.tsx'
import type { usePlace } from './use-place.ts'
import { PlainSearch } from '../form/plain-search.tsx'

export interface BranchFinderProps {
  /** The place in the address of the page. */
  readonly asked: string
  readonly position: ReturnType<typeof usePlace>
}

/** Finds the nearest branch by a town or a postcode or, with scripts, by the visitor's position. */
export const BranchFinder = ({ asked, position }: BranchFinderProps) => (
  <PlainSearch
    title="Hledání pobočky"
    className="branch-find"
    label="Kde máte nejbližší pobočku?"
    query={asked}
    button="Najít"
    inputProps={{
      ...{ name: 'misto', required: true, placeholder: 'Město nebo PSČ' },
      ...{ autoComplete: 'postal-code', enterKeyHint: 'search' },
    }}
    onSubmit={position.forget}
    preventScrollReset
  >
    <NearMe position={position} className="branch-near">
      Použít moji polohu
    </NearMe>
  </PlainSearch>
)
