import type { InputHTMLAttributes, ReactNode, Ref } from 'react'

interface ChoiceInputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly id: string
  readonly ref?: Ref<HTMLInputElement>
}

export interface ChoiceProps {
  /** Props of the radio. */
  readonly box: ChoiceInputProps
  readonly title: string
  /** A short label beside the title. */
  readonly tag?: string | undefined
  readonly price: ReactNode
  /** A picture beside the price. */
  readonly sign?: ReactNode
  readonly notes: readonly (string | null)[]
  /** Shown before the other options. */
  readonly note?: ReactNode
  /** Why it cannot be chosen; missing if it can. */
  readonly blocked?: string | undefined
  /** Id of the group's error; set on its first choice. */
  readonly errorId?: string | undefined
  /** Whether the missing choice is here: it gets the focus. */
  readonly wrong?: boolean
  /** Shown while this one is chosen. */
  readonly children?: ReactNode
}

/** One option: a radio with its details. */
export function Choice({ box, title, tag, price, sign, note, notes, blocked, errorId, wrong, children }: ChoiceProps) {
  const { id } = box
  return (
    <li className="choice-item">
      <label className="choice" htmlFor={id}>
        <input
          {...box}
          aria-describedby={[`${id}-notes`, errorId].filter(Boolean).join(' ')}
          data-wrong={wrong || undefined}
          {...(wrong && { autoFocus: true })}
        />
        <span>
          <strong>{title}</strong> {tag && <span className="tag fill-ok">{tag}</span>}
          <span className="choice-notes quiet small" id={`${id}-notes`}>
            {blocked && <span>{blocked}</span>}
            {note && <span>{note}</span>}
            {notes.map((own) => own && <span key={own}>{own}</span>)}
          </span>
        </span>
        <span className="choice-price">
          {sign}
          {price}
        </span>
      </label>
      {children && <div className="choice-more">{children}</div>}
    </li>
  )
}
