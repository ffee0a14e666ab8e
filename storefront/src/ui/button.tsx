import type { ButtonHTMLAttributes, ReactNode } from 'react'

export type ButtonTone = 'action' | 'outline' | 'plain'

/** Classes of a button, for links that look like one. `action` is for the one thing to do next on a screen. */
export function buttonClass(tone: ButtonTone = 'outline', more = ''): string {
  return `btn btn-${tone}${more === '' ? '' : ` ${more}`}`
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly tone?: ButtonTone
  readonly big?: boolean
  readonly wide?: boolean
  /** Shows that work is under way; the button stays pressable. */
  readonly busy?: boolean
  readonly children: ReactNode
}

/** A button; `type` is `button` unless told otherwise. */
export function Button({ tone, big, wide, busy, className, children, ...rest }: ButtonProps) {
  const more = [big && 'btn-big', wide && 'btn-wide', className].filter(Boolean).join(' ')
  return (
    <button type="button" {...rest} className={buttonClass(tone, more)} aria-busy={busy || undefined}>
      {children}
    </button>
  )
}

/** A square button of 44 px with an icon; `label` names it. */
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
