import { useCompare } from '@vanek/react-hooks'
import { Icon } from '../../ui/icon.tsx'

/** Puts the product into the comparison or takes it out. */
export function CompareButton({ id, name }: { readonly id: number; readonly name: string }) {
  const { has, toggle } = useCompare()
  const chosen = has(id)
  return (
    <button
      className="compare"
      type="button"
      aria-pressed={chosen}
      aria-label={`Porovnat: ${name}`}
      title={chosen ? 'Odebrat z porovnání' : 'Přidat k porovnání'}
      onClick={() => toggle(id)}
    >
      <Icon name={chosen ? 'check' : 'compare'} />
    </button>
  )
}
