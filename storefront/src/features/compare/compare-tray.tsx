import * as texts from '#texts/features/compare'
import { comparePath } from '#market/paths'
import { useCompare, useShop } from '@vanek/react-hooks'
import { compareMaxProducts } from '@vanek/sdk/compare'
import { type ProductBox, getProducts } from '@vanek/sdk/product'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { LineImage } from '../../entities/cart/line.tsx'
import { boxOf } from '../../entities/product/box-of.ts'
import { useProductPath } from '../../lib/goods/product-path.ts'
import { messageText } from '../../lib/texts/message-text.ts'
import { buttonClass, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

/** The compared products, in the order they were added; those that are not known yet are left out. */
function useBoxes(ids: readonly number[]): readonly ProductBox[] {
  const shop = useShop()
  const [known, setKnown] = useState<readonly ProductBox[]>([])
  const missing = ids.filter((id) => !known.some((box) => box.id === id)).join(',')
  useEffect(() => {
    if (missing === '') return undefined
    const stop = new AbortController()
    getProducts(shop, { ids: missing.split(',').map(Number) }, { signal: stop.signal }).then(
      (answer) => answer.ok && setKnown((before) => [...before, ...answer.data.map(boxOf)]),
      // the count and the link to the comparison do not need them
      () => {},
    )
    return () => stop.abort()
  }, [shop, missing])
  return ids.flatMap((id) => known.find((box) => box.id === id) ?? [])
}

/** Keeps the tray above the buy bar on a phone. */
function useAboveBuyBar(tray: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>('.buy-bar')
    if (!bar) return undefined
    const watch = new ResizeObserver(() => tray.current?.style.setProperty('--below', `${bar.offsetHeight}px`))
    watch.observe(bar)
    return () => watch.disconnect()
  })
}

const changeShownMs = 5000

/** The last change of the comparison, for some seconds; null if there is none. */
function useRecentChange() {
  const { last } = useCompare()
  const [expired, setExpired] = useState<typeof last>(null)
  useEffect(() => {
    const timer = setTimeout(() => setExpired(last), changeShownMs)
    return () => clearTimeout(timer)
  }, [last])
  return last === expired ? null : (last?.change ?? null)
}

/**
 * The compared products at the bottom edge: what was added or removed (B4.08), the link to the comparison, and a list that
 * folds. It takes no focus.
 */
export function CompareTray() {
  const { ids, remove } = useCompare()
  const change = useRecentChange()
  const boxes = useBoxes(ids)
  const pathOf = useProductPath()
  const ref = useRef<HTMLDialogElement>(null)
  const listId = useId()
  const [open, setOpen] = useState(() => matchMedia('(width >= 64rem)').matches)
  useAboveBuyBar(ref)
  if (ids.length === 0 && change === null) return null
  const count = texts.countOf(ids.length, compareMaxProducts)
  return (
    <dialog open className="tray" aria-label={texts.trayTitle} ref={ref}>
      <output className={change ? 'tray-message' : 'hide'} data-change={change}>
        {change && messageText(`compare_${change}`)}
      </output>
      {ids.length > 0 && (
        <>
          <button
            type="button"
            className="tray-fold"
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpen(!open)}
          >
            <Icon name="compare" />
            {/* the message needs the place */}
            <span className={change && change !== 'full' ? 'hide' : undefined}>
              {texts.trayTitle} <small className="quiet num">{count}</small>
            </span>
          </button>
          <ul id={listId} hidden={!open}>
            {boxes.map((box) => (
              <li key={box.id}>
                <LineImage image={box.mainImage} sized="style-w56-h56" />
                <Link to={pathOf(box)}>{box.name}</Link>
                <IconButton label={texts.removeOf(box.name)} onClick={() => remove(box.id)}>
                  <Icon name="close" />
                </IconButton>
              </li>
            ))}
          </ul>
          <Link className={buttonClass('outline')} to={comparePath}>
            {texts.compare}
          </Link>
        </>
      )}
    </dialog>
  )
}
