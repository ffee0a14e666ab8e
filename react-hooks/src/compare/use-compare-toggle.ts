import type { CompareChange } from '@vanek/sdk/compare'
import { useState } from 'react'
import { useStore } from '../store/use-store.ts'
import { useCompareStore } from './use-compare-store.ts'

/** Props of a button that compares a product, and of the dialog it opens. */
export interface CompareToggle {
  /** Whether the product is compared. */
  readonly chosen: boolean
  readonly buttonProps: {
    readonly type: 'button'
    readonly 'aria-pressed': boolean
    readonly 'aria-haspopup': 'dialog'
    readonly onClick: () => void
  }
  readonly dialog: {
    readonly open: boolean
    /** What happened: `added`, `removed`, or `full` when nothing could be added; null before the first press. */
    readonly change: CompareChange | null
    /** For a `<dialog>` or whatever stands for it. */
    readonly dialogProps: { readonly onClose: () => void }
    readonly close: () => void
  }
}

/**
 * Adds a product to the comparison or removes it and opens a dialog that says which of both happened.
 *
 * ```tsx
 * const { buttonProps, dialog } = useCompareToggle(product.id)
 * return <>
 *   <button {...buttonProps}>Porovnat</button>
 *   {dialog.change && <Dialog title={cs[`compare_${dialog.change}`]} {...dialog.dialogProps} />}
 * </>
 * ```
 */
export function useCompareToggle(productId: number): CompareToggle {
  const store = useCompareStore()
  const chosen = useStore(store, ({ ids }) => ids.includes(productId))
  const [change, setChange] = useState<CompareChange | null>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return {
    chosen,
    buttonProps: {
      type: 'button',
      'aria-pressed': chosen,
      'aria-haspopup': 'dialog',
      onClick: () => {
        setChange(store.toggle(productId))
        setOpen(true)
      },
    },
    dialog: { open, change, dialogProps: { onClose: close }, close },
  }
}
