import { useCompare, useIsCompared, useNoticeActions } from '@vanek/react-hooks'
import { Icon } from '../../ui/icon.tsx'

export interface CompareButtonProps {
  readonly id: number
  readonly name: string
  /** Says in words what it does; else the icon alone stands on a picture. */
  readonly text?: boolean
}

/** Puts the product into the comparison or takes it out. */
export function CompareButton({ id, name, text }: CompareButtonProps) {
  const { toggle } = useCompare()
  const { show } = useNoticeActions()
  const chosen = useIsCompared(id)
  return (
    <button
      className={text ? 'compare-text small' : 'compare'}
      type="button"
      aria-pressed={chosen}
      aria-label={`Porovnat: ${name}`}
      title={chosen ? 'Odebrat z porovnání' : 'Přidat k porovnání'}
      onClick={() => {
        if (toggle(id) !== 'full') return
        void import('../texts/say.ts').then(({ say }) => show({ kind: 'warning', text: say('compare_full') }))
      }}
    >
      <Icon name={chosen ? 'check' : 'compare'} />
      {text && (chosen ? 'V porovnání' : 'Porovnat')}
    </button>
  )
}
