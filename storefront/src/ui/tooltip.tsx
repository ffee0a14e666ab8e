import { useEffect, useLayoutEffect, useRef, useState } from 'react'

const delayMs = 400
const gap = 8

interface Tip {
  readonly at: HTMLElement
  readonly text: string
}

const tipOf = (target: EventTarget | null): Tip | undefined => {
  const at = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
  return at?.dataset.tip ? { at, text: at.dataset.tip } : undefined
}

/** Shows a tip on hover, keyboard focus or a long press; Escape and scrolling hide it. */
function useTip(): Tip | undefined {
  const [tip, setTip] = useState<Tip>()
  useEffect(() => {
    const own = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    // a dialog that takes the focus on opening needs no tip
    let byKeyboard = false
    const show = (next: Tip | undefined, ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => setTip((now) => (now?.at === next?.at ? now : next)), ms)
    }
    const on = <E extends keyof DocumentEventMap>(name: E, run: (event: DocumentEventMap[E]) => void) =>
      document.addEventListener(name, run, { signal: own.signal, passive: true, capture: true })
    // the pointer may move from the element to its tip
    on('pointerover', ({ target }) => {
      const overTip = target instanceof Element && target.closest('.tooltip')
      if (overTip) clearTimeout(timer)
      else show(tipOf(target), tipOf(target) ? delayMs : delayMs / 2)
    })
    on('focusin', ({ target }) => {
      if (byKeyboard) show(tipOf(target), 0)
    })
    on('focusout', () => show(undefined, 0))
    on('click', () => show(undefined, 0))
    // keyboard focus may scroll the page
    on('scroll', () => !byKeyboard && show(undefined, 0))
    on('pointerdown', () => (byKeyboard = false))
    on('keydown', ({ key }) => {
      byKeyboard = key === 'Tab'
      if (key === 'Escape') show(undefined, 0)
    })
    // focused or hovered before this module was loaded; a refused form focuses a field, which needs no tip
    if (document.activeElement?.matches(':focus-visible:not(input)')) show(tipOf(document.activeElement), 0)
    else show(tipOf(document.querySelector('[data-tip]:hover')), delayMs)
    return () => {
      clearTimeout(timer)
      own.abort()
    }
  }, [])
  return tip
}

/**
 * The tooltip of the page: shows the text of `data-tip` on hover, keyboard focus or a long press. The same text is the
 * element's name (`aria-label`), so it is hidden from screen readers.
 */
export function Tooltips() {
  const tip = useTip()
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box || !tip) return
    // in the top layer, above dialogs
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
