import * as texts from '#texts/features/compare'
import { comparePath } from '#market/paths'
import { useCompare, useShop } from '@vanek/react-hooks'
import { compareMaxProducts } from '@vanek/sdk/compare'
import { type ProductBox, getProducts } from '@vanek/sdk/product'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { LineImage } from '../../entities/cart/line.tsx'
import { boxOf } from '../../entities/product/box-of.ts'
import { useProductPath } from '../../lib/goods/product-path.ts'
import { say } from '../../lib/texts/say.ts'
import { buttonClass, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

/** The compared products, in the order they were added; those that are not known yet are left out. */
function useBoxes(ids: readonly number[]): readonly ProductBox[] {
  const shop = useShop()
  const [known, setKnown] = useState<readonly ProductBox[]>([])
  const wanted = ids.filter((id) => !known.some((box) => box.id === id)).join(',')
  useEffect(() => {
    if (wanted === '') return undefined
    const stop = new AbortController()
    getProducts(shop, { ids: wanted.split(',').map(Number) }, { signal: stop.signal }).then(
      (answer) => answer.ok && setKnown((before) => [...before, ...answer.data.map(boxOf)]),
      // the count and the way to the comparison do not need them
      () => {},
    )
    return () => stop.abort()
  }, [shop, wanted])
  return ids.flatMap((id) => known.find((box) => box.id === id) ?? [])
}

/** Keeps the tray above the bar that buys on a phone. */
function useAboveBuyBar(tray: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>('.buy-bar')
    if (!bar) return undefined
    const watch = new ResizeObserver(() => tray.current?.style.setProperty('--below', `${bar.offsetHeight}px`))
    watch.observe(bar)
    return () => watch.disconnect()
  })
}

const saidMs = 5000

/** What just happened, for some seconds; null for nothing. */
function useSaid() {
  const { last } = useCompare()
  const [over, setOver] = useState<typeof last>(null)
  useEffect(() => {
    const timer = setTimeout(() => setOver(last), saidMs)
    return () => clearTimeout(timer)
  }, [last])
  return last === over ? null : (last?.change ?? null)
}

/**
 * The compared products at the bottom edge: what was added or removed (B4.08), the way to the comparison, and a list that
 * folds. It takes no focus.
 */
export function CompareTray() {
  const { ids, remove } = useCompare()
  const said = useSaid()
  const boxes = useBoxes(ids)
  const pathOf = useProductPath()
  const ref = useRef<HTMLDialogElement>(null)
  const listId = useId()
  const [open, setOpen] = useState(() => matchMedia('(width >= 64rem)').matches)
  useAboveBuyBar(ref)
  if (ids.length === 0 && said === null) return null
  const count = texts.countOf(ids.length, compareMaxProducts)
  return (
    <dialog open className="tray" aria-label={texts.trayTitle} ref={ref}>
      <output className={said === 'full' || ids.length === 0 ? 'tray-said' : 'hide'}>
        {said && say(`compare_${said}`)}
      </output>
      {ids.length > 0 && (
        <div className="tray-in">
          <button
            type="button"
            className="tray-fold"
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpen(!open)}
          >
            <Icon name="compare" />
            <span>
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
        </div>
      )}
    </dialog>
  )
}
