import { useEffect, useLayoutEffect, useRef, useState } from 'react'

const pauseMs = 400
const gap = 8

interface Tip {
  readonly at: HTMLElement
  readonly text: string
}

const tipOf = (target: EventTarget | null): Tip | undefined => {
  const at = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
  return at?.dataset.tip ? { at, text: at.dataset.tip } : undefined
}

/** Follows what is pointed at, reached by keyboard or held under a finger; Escape and scrolling put the tip away. */
function useTip(): Tip | undefined {
  const [tip, setTip] = useState<Tip>()
  useEffect(() => {
    const own = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    // a window that takes the focus by itself needs no explaining
    let byKeyboard = false
    const show = (next: Tip | undefined, ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => setTip((now) => (now?.at === next?.at ? now : next)), ms)
    }
    const on = <E extends keyof DocumentEventMap>(name: E, run: (event: DocumentEventMap[E]) => void) =>
      document.addEventListener(name, run, { signal: own.signal, passive: true, capture: true })
    // one may move from the sign onto its tip
    on('pointerover', ({ target }) => {
      const overTip = target instanceof Element && target.closest('.tooltip')
      if (overTip) clearTimeout(timer)
      else show(tipOf(target), tipOf(target) ? pauseMs : pauseMs / 2)
    })
    on('focusin', ({ target }) => {
      if (byKeyboard) show(tipOf(target), 0)
    })
    on('focusout', () => show(undefined, 0))
    on('click', () => show(undefined, 0))
    // reaching a sign by keyboard may scroll by itself
    on('scroll', () => !byKeyboard && show(undefined, 0))
    on('pointerdown', () => (byKeyboard = false))
    on('keydown', ({ key }) => {
      byKeyboard = key === 'Tab'
      if (key === 'Escape') show(undefined, 0)
    })
    // the focus was there before this module was loaded
    if (document.activeElement?.matches(':focus-visible')) show(tipOf(document.activeElement), 0)
    return () => {
      clearTimeout(timer)
      own.abort()
    }
  }, [])
  return tip
}

/**
 * The one tip of the page: says what a sign means for whoever points at something with `data-tip`, reaches it by keyboard or
 * holds a finger on it. What it says is the name of the sign as well (`aria-label`), so that it need not be read out again.
 */
export function Tooltips() {
  const tip = useTip()
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box || !tip) return
    // over windows too
    box.showPopover()
    const sign = tip.at.getBoundingClientRect()
    const { width, height } = box.getBoundingClientRect()
    const left = Math.max(gap, Math.min(sign.left + sign.width / 2 - width / 2, innerWidth - width - gap))
    const above = sign.top - height - gap
    box.style.left = `${left}px`
    box.style.top = `${above < gap ? sign.bottom + gap : above}px`
  }, [tip])
  if (!tip?.at.isConnected) return null
  return (
    <div className="tooltip" role="tooltip" popover="manual" ref={ref} key={tip.text}>
      {tip.text}
    </div>
  )
}
