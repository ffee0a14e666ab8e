import type { CompareChange } from '@vanek/sdk/compare'
import { useState } from 'react'
import { useStore } from '../store/use-store.ts'
import { useCompareStore } from './use-compare-store.ts'

/** A button that compares a product, and the dialog it opens. */
export interface UseCompareToggleResult {
  /** Whether the product is compared. */
  readonly chosen: boolean
  /** Props of the button. */
  readonly buttonProps: {
    /** Always `button`. */
    readonly type: 'button'
    /** Whether the product is compared. */
    readonly 'aria-pressed': boolean
    /** The button opens a dialog. */
    readonly 'aria-haspopup': 'dialog'
    /** Adds or removes the product and opens the dialog. */
    readonly onClick: () => void
  }
  /** The dialog with the result. */
  readonly dialog: {
    /** Whether it is open. */
    readonly open: boolean
    /** Result: `added`, `removed`, or `full` when nothing could be added; null before the first click. */
    readonly change: CompareChange | null
    /** Props of a `<dialog>` or a replacement for it. */
    readonly dialogProps: {
      /** Updates `open` after the dialog was closed. */
      readonly onClose: () => void
    }
    /** Closes the dialog. */
    readonly close: () => void
  }
}

/**
 * Adds a product to the comparison, or removes it, and opens a dialog with the result.
 *
 * @param productId - Id of the product.
 * @returns Whether the product is compared, and the props of the button and the dialog.
 * @example
 * ```tsx
 * const { buttonProps, dialog } = useCompareToggle(product.id)
 * return <>
 *   <button {...buttonProps}>Compare</button>
 *   {dialog.change && <Dialog title={en[`compare_${dialog.change}`]} {...dialog.dialogProps} />}
 * </>
 * ```
 */
export function useCompareToggle(productId: number): UseCompareToggleResult {
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
