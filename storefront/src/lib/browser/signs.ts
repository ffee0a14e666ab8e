/** Events that show that a visitor is about to use the page. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** Attribute of the root element once there was one of them; set before the scripts of the page are loaded. */
export const touchedMark = 'data-touched'

/** Attribute of the root element once the router follows the history. */
export const routedMark = 'data-routed'

/** Property of the state of a history entry that was added for a popover; see `back-closes.ts`. */
export const coverMark = 'covered'

/** Whether the shown history entry was added for a popover. */
export const isCovered = (): boolean =>
  Boolean((history.state as Readonly<Record<string, unknown>> | null)?.[coverMark])

/**
 * Browsers report a resting pointer to a new page as moved by nothing, and parts that snap into place as scrolled. Only
 * the visitor moves a pointer or scrolls the document.
 */
export function isOfVisitor(event: Event): boolean {
  if (event.type === 'scroll') return event.target === document
  if (event.type !== 'pointermove') return true
  const { movementX, movementY } = event as PointerEvent
  return movementX !== 0 || movementY !== 0
}

/** Resolves on the first event that passes. The capture phase sees those that React stops over a suspended part. */
export const firstOf = async (
  events: readonly string[],
  passes: (event: Event) => boolean = () => true,
): Promise<Event> =>
  new Promise((resolve) => {
    const see = (event: Event) => {
      if (!passes(event)) return
      for (const name of events) document.removeEventListener(name, see, true)
      resolve(event)
    }
    for (const name of events) document.addEventListener(name, see, { passive: true, capture: true })
  })

/** Resolves on the first sign of the visitor. */
export const firstSignOfVisitor = async (): Promise<Event> => firstOf(signs, isOfVisitor)
