import type { ButtonHTMLAttributes, ReactNode } from 'react'

export type ButtonTone = 'action' | 'outline' | 'plain'

/** Classes of a button, for links that look like one. `action` is for the main action of a screen. */
export function buttonClass(tone: ButtonTone = 'outline', more = ''): string {
  return `btn btn-${tone}${more === '' ? '' : ` ${more}`}`
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly tone?: ButtonTone
  readonly big?: boolean
  readonly wide?: boolean
  /** Shows a pending action; the button stays enabled. */
  readonly busy?: boolean
  readonly children: ReactNode
}

/** A button; `type` defaults to `button`. */
export function Button({ tone, big, wide, busy, className, children, ...rest }: ButtonProps) {
  const more = [big && 'btn-big', wide && 'btn-wide', className].filter(Boolean).join(' ')
  return (
    <button type="button" {...rest} className={buttonClass(tone, more)} aria-busy={busy || undefined}>
      {children}
    </button>
  )
}

/** A square button of 44 px with an icon; `label` is its accessible name. */
export function IconButton({
  label,
  children,
  ...rest
}: Omit<ButtonProps, 'tone' | 'big' | 'wide'> & { readonly label: string }) {
  return (
    <Button {...rest} tone="plain" className="btn-icon" aria-label={label} data-tip={label}>
      {children}
    </Button>
  )
}
