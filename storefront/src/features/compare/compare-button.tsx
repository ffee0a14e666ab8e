import { useCompareToggle } from '@vanek/react-hooks'
import { lazy, Suspense } from 'react'
import { useIsOn } from '../../entities/shop/use-shell.ts'
import { Icon } from '../../ui/icon.tsx'

const CompareDialog = lazy(() =>
  import('./compare-dialog.tsx').then(({ CompareDialog }) => ({ default: CompareDialog })),
)

export interface CompareButtonProps {
  readonly id: number
  readonly name: string
  /** Shows a text; otherwise only an icon on a picture. */
  readonly text?: boolean
}

/** Adds the product to the comparison or removes it, and says which of the two happened (B4.07, B4.08). */
export function CompareButton({ id, name, text }: CompareButtonProps) {
  const { chosen, buttonProps, dialog } = useCompareToggle(id)
  if (!useIsOn('compare')) return null
  return (
    <>
      <button
        {...buttonProps}
        className={text ? 'compare-text small' : 'compare'}
        aria-label={`Porovnat: ${name}`}
        data-tip={chosen ? 'Odebrat z porovnání' : 'Přidat k porovnání'}
      >
        <Icon name={chosen ? 'check' : 'compare'} />
        {text && 'Porovnat'}
      </button>
      {dialog.open && dialog.change && (
        <Suspense>
          <CompareDialog name={name} change={dialog.change} {...dialog.dialogProps} />
        </Suspense>
      )}
    </>
  )
}
