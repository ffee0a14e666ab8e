import { useCallback, useId, useState } from 'react'

export interface DisclosureOptions {
  /** Closed unless told. */
  readonly initiallyOpen?: boolean
}

/** Props of a block that can be opened and closed. */
export interface Disclosure {
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
  /** For a `<details>` around both, which makes the block work without scripts; leave it out for a plain button. */
  readonly detailsProps: {
    readonly open: boolean
    /** It may have been opened before the page was hydrated. */
    readonly suppressHydrationWarning: true
    readonly ref: (element: HTMLDetailsElement | null) => void
    readonly onToggle: (event: { readonly currentTarget: HTMLDetailsElement }) => void
  }
  /** For its `<summary>`, or for a button. */
  readonly buttonProps: {
    readonly 'aria-expanded': boolean
    readonly 'aria-controls': string
    readonly onClick: (event: { preventDefault(): void }) => void
  }
  /** For what is opened; beside a plain button give it `hidden={!open}` as well. */
  readonly panelProps: { readonly id: string }
}

/**
 * A block that is open or closed (B4.06). Before scripts run it is a plain `<details>`: what was opened until then stays
 * open, and so does what the browser opens itself when somebody searches in the page.
 *
 * ```tsx
 * const { detailsProps, buttonProps, panelProps } = useDisclosure()
 * return <details {...detailsProps}><summary {...buttonProps}>Doprava</summary><div {...panelProps}>…</div></details>
 * ```
 */
export function useDisclosure({ initiallyOpen = false }: DisclosureOptions = {}): Disclosure {
  const id = useId()
  const [open, setOpen] = useState(initiallyOpen)
  // somebody may have opened it before the page was hydrated
  const ref = useCallback((details: HTMLDetailsElement | null) => {
    if (details) setOpen(details.open)
  }, [])
  return {
    open,
    setOpen,
    detailsProps: {
      open,
      suppressHydrationWarning: true,
      ref,
      onToggle: (event) => setOpen(event.currentTarget.open),
    },
    buttonProps: {
      'aria-expanded': open,
      'aria-controls': id,
      onClick: (event) => {
        // or the browser would toggle what has just been toggled
        event.preventDefault()
        setOpen(!open)
      },
    },
    panelProps: { id },
  }
}
