import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import type { usePlace } from './use-place.ts'

export interface NearMeProps {
  readonly position: Pick<ReturnType<typeof usePlace>, 'ask' | 'status'>
  readonly className: string
  readonly children: ReactNode
}

/** The button that asks the browser for the visitor's position, and what to do when the browser refuses. */
export const NearMe = ({ position: { ask, status }, className, children }: NearMeProps) => (
  <>
    <Button tone="plain" className={className} busy={status === 'asking'} onClick={ask}>
      {children}
    </Button>
    {status === 'refused' && (
      <p className="small" role="alert">
        Polohu prohlížeč neprozradil. Napište prosím město nebo PSČ.
      </p>
    )}
  </>
)
