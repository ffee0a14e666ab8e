const durationMs = 300

const easeOut = (part: number) => 1 - (1 - part) ** 3

/**
 * Scrolls the window within 300 ms (B9.09), at once with reduced motion; returns false if the visitor interrupted it.
 */
export async function scrollSoftly(top: number): Promise<boolean> {
  const from = window.scrollY
  const to = Math.max(0, Math.min(top, document.documentElement.scrollHeight - window.innerHeight))
  const own = new AbortController()
  for (const sign of ['wheel', 'touchstart', 'keydown']) {
    addEventListener(sign, () => own.abort(), { signal: own.signal, passive: true })
  }
  const start = performance.now()
  let part = matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : 0
  while (part < 1 && !own.signal.aborted) {
    const now = await new Promise<number>(requestAnimationFrame)
    part = Math.min(1, (now - start) / durationMs)
    if (!own.signal.aborted) window.scrollTo(0, from + (to - from) * easeOut(part))
  }
  const stopped = own.signal.aborted
  own.abort()
  return !stopped
}

/** The element that a hash names; null if there is none or the hash is malformed. */
export function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

const pixels = (length: string) => Number.parseFloat(length) || 0

/** Scrolls to an element as the browser scrolls to an anchor: below the sticky header. */
export async function scrollToElement(target: HTMLElement): Promise<boolean> {
  const above = pixels(getComputedStyle(document.documentElement).scrollPaddingTop)
  const own = pixels(getComputedStyle(target).scrollMarginTop)
  return scrollSoftly(target.getBoundingClientRect().top + window.scrollY - above - own)
}

/** Focuses an element, also one that is not focusable. */
export function focusOn(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
