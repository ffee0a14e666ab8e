import type { useReviewForm } from '@vanek/react-hooks'
import { plural } from '@vanek/sdk/format'

type Form = ReturnType<typeof useReviewForm>

export interface StarFieldProps {
  readonly most: number
  /** Stars chosen in a form that was posted before. */
  readonly chosen: number | null
  readonly groupProps: Form['radioGroupProps']
  readonly radioProps: Form['radioProps']
}

const STARS = { one: '{n} hvězdička', few: '{n} hvězdičky', many: '{n} hvězdiček' }

/** Stars to choose from (C9.06): radio buttons, so that arrow keys and screen readers know what to do. */
export function StarField({ most, chosen, groupProps, radioProps }: StarFieldProps) {
  return (
    <fieldset className="star-field" {...groupProps}>
      <legend className="field-label">
        Kolik hvězdiček <span className="field-mark">(povinné)</span>
      </legend>
      {Array.from({ length: most }, (_, at) => at + 1).map((stars) => {
        const { id, ...star } = radioProps(stars)
        return (
          <label key={stars} htmlFor={id} data-tip={plural('cs', stars, STARS)}>
            <input id={id} {...star} defaultChecked={stars === chosen} aria-label={plural('cs', stars, STARS)} />
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="m8 1.5 2 4.2 4.6.6-3.4 3.2.9 4.6L8 11.9 3.9 14.1l.9-4.6L1.4 6.3 6 5.7Z" />
            </svg>
          </label>
        )
      })}
    </fieldset>
  )
}
