import * as texts from '#texts/features/compare'
import { useCompareToggle } from '@vanek/react-hooks'
import { useIsOn } from '../../entities/shop/use-shell.ts'
import { Icon } from '../../ui/icon.tsx'

export interface CompareButtonProps {
  readonly id: number
  readonly name: string
  /** Shows a text; otherwise only an icon on a picture. */
  readonly text?: boolean
}

/** Adds the product to the comparison or removes it (B4.07); the tray shows which of the two happened. */
export function CompareButton({ id, name, text }: CompareButtonProps) {
  const { chosen, buttonProps } = useCompareToggle(id)
  if (!useIsOn('compare')) return null
  return (
    <button
      {...buttonProps}
      className={text ? 'compare-text small' : 'compare'}
      aria-label={texts.compareOf(name)}
      data-tip={chosen ? texts.remove : texts.add}
    >
      <Icon name={chosen ? 'check' : 'compare'} />
      {text && texts.compare}
    </button>
  )
}
