import { type ComponentType, lazy, type LazyExoticComponent, useEffect, useState } from 'react'
import { firstOf, firstSignOfVisitor, isOfVisitor, touchedMark } from './signs.ts'

/**
 * Dispatched on the document when a navigation starts without an interaction: React shows the next page only when all
 * parts of this one have loaded.
 */
export const moving = 'vanek:moving'

/** Dispatched on the document when a window or a banner should open on its own. */
export const showing = 'vanek:showing'

/** Dispatched on the document when there is a notice. */
export const noticing = 'vanek:noticing'

const inBrowser = typeof document !== 'undefined'

const presses = new Set(['pointerdown', 'touchstart', 'keydown'])

const sleep = async (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** A visitor who scrolls or moves a pointer is often about to press something. */
const calmMs = 200
/** Maximum wait for a finger that stays down or a key that does nothing. */
const pressMs = 500

/** Resolves after the next frame. */
export const afterFrame = async (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Resolves after the frame that shows the effect of a press. */
async function afterPress({ type }: Event): Promise<void> {
  if (type !== 'keydown') await firstOf(['click', 'pointercancel'])
  await afterFrame()
}

/** Resolves after the response to a press, which is the event itself or follows it soon. */
async function afterAnswer(event: Event): Promise<void> {
  const press = presses.has(event.type) ? event : await Promise.race([firstOf([...presses]), sleep(calmMs)])
  if (press) await Promise.race([afterPress(press), sleep(pressMs)])
}

/** Resolves on the visitor's first interaction. Code that waits for it does not delay the response to a press. */
export const firstTouch: Promise<unknown> =
  inBrowser && !document.documentElement.hasAttribute(touchedMark)
    ? firstSignOfVisitor().then(afterAnswer)
    : Promise.resolve()

const firstEvent = async (name: string): Promise<unknown> => (inBrowser ? firstOf([name]) : undefined)

/** After this event all parts load at once. */
const moved = firstEvent(moving)

/** Resolves on the first interaction, or when the page moves on its own. */
export const firstSign: Promise<unknown> = Promise.race([firstTouch, moved])

/** Resolves when the frame has a window or a banner to show, or an effect beyond the server's HTML. */
export const firstShow: Promise<unknown> = firstEvent(showing)

/** Resolves at the first notice. */
export const firstNotice: Promise<unknown> = firstEvent(noticing)

const uses = ['pointermove', 'pointerdown', 'focusin', 'click'] as const

/** Whether an event shows use of the elements of a selector. A finger that goes down may only scroll. */
const isOn = (event: Event, selector: string): boolean =>
  !(event.type.startsWith('pointer') && (event as PointerEvent).pointerType === 'touch') &&
  isOfVisitor(event) &&
  event.target instanceof Element &&
  event.target.closest(selector) !== null

const waysOn = 'a, main :is(input, select, textarea)'

/**
 * Resolves when the visitor is about to leave the page: is on a link, fills in a form, or moves on. A form that a part
 * of the page handles in place, like that of "add to cart", does not count.
 */
export const firstUse: Promise<unknown> = inBrowser
  ? Promise.race([firstOf(uses, (event) => isOn(event, waysOn)), moved])
  : Promise.resolve()

/** Resolves when the visitor uses the elements of a selector. */
export const whenUsed = async (selector: string): Promise<unknown> =>
  inBrowser
    ? (document.querySelector(`:is(${selector}):focus-within`) ?? firstOf(uses, (event) => isOn(event, selector)))
    : undefined

const waiting = new Set<string>()

/** Whether an element is in a part that waits for its scripts. React stops the events of such a part. */
export const isWaiting = ({ target }: Event): boolean =>
  target instanceof Element && [...waiting].some((selector) => target.closest(selector))

/** Buttons that only scripts handle, and links and forms that scripts handle in another way than the browser. */
const scripted = 'button[type=button]:not([popovertarget]), a[data-press], form[data-press] [type=submit]'

/** Makes a part repeat the last press of a button that came before its handlers. */
function withPress<P extends object>(Part: ComponentType<P>, pressed: () => Element | null): ComponentType<P> {
  return function Pressed(props: P) {
    useEffect(() => {
      const button = pressed()
      if (button instanceof HTMLElement) button.click()
    }, [])
    return <Part {...props} />
  }
}

/** A part that shows nothing until the browser is online again and its code has loaded. */
function onceOnline<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Part: ComponentType<P> | undefined
  return function Late(props: P) {
    const [, setLoaded] = useState(false)
    useEffect(() => {
      const again = () =>
        void load().then(
          (loaded) => {
            Part = loaded
            setLoaded(true)
          },
          () => {},
        )
      addEventListener('online', again)
      return () => removeEventListener('online', again)
    }, [])
    return Part ? <Part {...props} /> : null
  }
}

/**
 * Offline, a part that cannot be loaded must not break the page. The HTML of the server stays until the browser is online
 * again; only a next page does not wait for that.
 */
async function orLater<P extends object>(load: () => Promise<ComponentType<P>>): Promise<ComponentType<P>> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    const online = new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    await Promise.race([online, moved])
    return navigator.onLine ? orLater(load) : onceOnline(load)
  }
}

/** A part of a page whose code loads when it is first shown. Put it into its own `Suspense`. */
export const lazily = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> => lazy(async () => ({ default: await orLater(load) }))

/**
 * A part of a page that is not needed before the visitor uses it: the server's HTML stays until then, and its scripts
 * are loaded when a pointer or the focus gets there. Put it into its own `Suspense`. The server renders it directly:
 *
 *     const Footer = import.meta.env.SSR
 *       ? (await import('./footer.tsx')).Footer
 *       : later(() => import('./footer.tsx').then(({ Footer }) => Footer), '.foot')
 *
 * @param when - A selector of exactly the elements that make up the part, or a promise to wait for. Without it the part loads
 *   at the first interaction.
 */
export const later = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  when: string | Promise<unknown> = firstSign,
): LazyExoticComponent<ComponentType<P>> => {
  if (typeof when !== 'string')
    return lazy(async () => {
      await Promise.race([when, moved])
      return { default: await orLater(load) }
    })
  return lazy(async () => {
    waiting.add(when)
    // now it loads, or the visitor is on another page
    void moved.then(() => waiting.delete(when))
    let button: Element | null = null
    const see = (event: Event) => {
      if (!isOn(event, when)) return
      button = (event.target as Element).closest(scripted)
      // offline the first script says that a form is not sent yet
      if (button && navigator.onLine) event.preventDefault()
    }
    document.addEventListener('click', see, true)
    await Promise.race([whenUsed(when), moved])
    const pressed = () => {
      waiting.delete(when)
      document.removeEventListener('click', see, true)
      const last = button
      button = null
      return last
    }
    return { default: withPress(await orLater(load), pressed) }
  })
}
