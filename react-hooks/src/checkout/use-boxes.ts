import { useEffect, useRef } from 'react'

/** Props of a radio or checkbox that stands for something with an id. */
export interface ChoiceInputProps {
  readonly type: 'radio' | 'checkbox'
  readonly id: string
  readonly name: string
  readonly value: number
  readonly ref: (element: HTMLInputElement | null) => void
  readonly defaultChecked: boolean
  readonly disabled?: boolean
  readonly onChange: () => void
}

interface Boxes {
  readonly type: 'radio' | 'checkbox'
  readonly name: string
  /** Those chosen when the page was rendered. */
  readonly initial: readonly number[]
  /** Those chosen now. */
  readonly chosen: readonly number[]
  /** Those chosen at the moment of asking. */
  readonly current: () => readonly number[]
  /** The shopper has pressed one. */
  readonly press: (id: number) => void
}

const setAll = (elements: ReadonlyMap<number, HTMLInputElement>, chosen: readonly number[]): void => {
  for (const [id, element] of elements) element.checked = chosen.includes(id)
}

/**
 * A group of boxes that the browser keeps and the store follows: what was pressed before scripts ran is taken over, and
 * what the store takes back is taken back on the page.
 */
export function useBoxes({ type, name, initial, chosen, current, press }: Boxes): (id: number) => ChoiceInputProps {
  const elements = useRef(new Map<number, HTMLInputElement>())
  const latest = useRef({ current, press })
  useEffect(() => {
    latest.current = { current, press }
  })
  useEffect(() => {
    const { current: now, press: take } = latest.current
    for (const [id, { checked }] of elements.current) {
      // a radio that was let go says so by another one that was pressed
      if (checked !== now().includes(id) && (checked || type === 'checkbox')) take(id)
    }
  }, [type])
  const key = chosen.join()
  const mounted = useRef(false)
  useEffect(() => {
    if (mounted.current) setAll(elements.current, key.split(',').map(Number))
    mounted.current = true
  }, [key])

  return (id) => ({
    type,
    id: `${name}-${id}`,
    name,
    value: id,
    ref: (element) => void (element ? elements.current.set(id, element) : elements.current.delete(id)),
    defaultChecked: initial.includes(id),
    onChange: () => press(id),
  })
}
