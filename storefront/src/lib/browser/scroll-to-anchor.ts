const durationMs = 300

const easeOut = (part: number) => 1 - (1 - part) ** 3

/** Scrolls the window to a height within 300 ms (B9.09), at once for those who want no motion; false when the visitor stopped it. */
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

/** The element that a hash names; null when there is none, or the hash is no text. */
export function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

const pixels = (length: string) => Number.parseFloat(length) || 0

/** Leads to an element, to where an address with its anchor would: below what lies over the top of the page. */
export async function scrollToElement(target: HTMLElement): Promise<boolean> {
  const above = pixels(getComputedStyle(document.documentElement).scrollPaddingTop)
  const own = pixels(getComputedStyle(target).scrollMarginTop)
  return scrollSoftly(target.getBoundingClientRect().top + window.scrollY - above - own)
}

/** Gives an element the focus, also one that usually takes none. */
export function focusOn(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
