import { useCompare, useIsCompared, useNoticeActions } from '@vanek/react-hooks'
import { cs } from '@vanek/sdk/i18n/cs'
import { Icon } from '../../ui/icon.tsx'

/** Puts the product into the comparison or takes it out. */
export function CompareButton({ id, name }: { readonly id: number; readonly name: string }) {
  const { toggle } = useCompare()
  const { show } = useNoticeActions()
  const chosen = useIsCompared(id)
  return (
    <button
      className="compare"
      type="button"
      aria-pressed={chosen}
      aria-label={`Porovnat: ${name}`}
      title={chosen ? 'Odebrat z porovnání' : 'Přidat k porovnání'}
      onClick={() => {
        if (toggle(id) === 'full') show({ kind: 'warning', text: cs.compare_full })
      }}
    >
      <Icon name={chosen ? 'check' : 'compare'} />
    </button>
  )
}
