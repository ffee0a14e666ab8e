import { useEffect, useRef } from 'react'

/** Props of a radio button for an option with an id. */
export interface RadioProps {
  /** Always `radio`. */
  readonly type: 'radio'
  /** Id for the `htmlFor` of a label. */
  readonly id: string
  /** Name of the group, under which the form posts the value. */
  readonly name: string
  /** Id of the chosen option; 0 for none. */
  readonly value: number
  /** Lets the hook apply a choice made before hydration. */
  readonly ref: (element: HTMLInputElement | null) => void
  /** Whether it was chosen when the page was rendered. */
  readonly defaultChecked: boolean
  /** Set while it cannot be chosen. */
  readonly disabled?: boolean
  /** Updates the store. */
  readonly onChange: () => void
}

interface Radios {
  readonly name: string
  /** The one chosen when the page was rendered. */
  readonly initial: number | null
  /** The one chosen now. */
  readonly chosen: number | null
  /** Returns the currently chosen one. */
  readonly current: () => number | null
  readonly press: (id: number) => void
}

const checkOnly = (elements: ReadonlyMap<number, HTMLInputElement>, chosen: number | null): void => {
  for (const [id, element] of elements) element.checked = id === chosen
}

/**
 * A group of uncontrolled radio buttons that the store follows: a choice made before hydration is kept, and a change
 * of the store is applied to the page.
 */
export function useRadios({ name, initial, chosen, current, press }: Radios): (id: number) => RadioProps {
  const elements = useRef(new Map<number, HTMLInputElement>())
  const latest = useRef({ current, press })
  useEffect(() => {
    latest.current = { current, press }
  })
  useEffect(() => {
    const { current: now, press: take } = latest.current
    for (const [id, { checked }] of elements.current) if (checked && now() !== id) take(id)
  }, [])
  const mounted = useRef(false)
  useEffect(() => {
    if (mounted.current) checkOnly(elements.current, chosen)
    mounted.current = true
  }, [chosen])

  return (id) => ({
    type: 'radio',
    id: `${name}-${id}`,
    name,
    value: id,
    ref: (element) => void (element ? elements.current.set(id, element) : elements.current.delete(id)),
    defaultChecked: id === initial,
    onChange: () => press(id),
  })
}
