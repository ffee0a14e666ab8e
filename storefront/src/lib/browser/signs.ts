/** Events that show that a visitor is about to use the page. */
export const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** Attribute of the root element once there was one of them; set before the scripts of the page are loaded. */
export const touchedMark = 'data-touched'

/** Resolves on the first of the events. The capture phase sees those that React stops over a suspended part. */
export const firstOf = async (events: readonly string[]): Promise<void> =>
  new Promise((resolve) => {
    for (const event of events)
      document.addEventListener(event, () => resolve(), { once: true, passive: true, capture: true })
  })
