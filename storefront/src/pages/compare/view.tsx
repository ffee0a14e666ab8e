import * as texts from '#texts/pages/compare'
import { Link } from '../../ui/link.tsx'
import { useCompare } from '@vanek/react-hooks'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { LastVisited } from '../../entities/visited/last-visited.tsx'
import type { Head } from '../../lib/page/env.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { buttonClass, IconButton } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'

export const head = (): Head => ({ title: texts.title })

// not loaded for an empty comparison
const Compared = lazy(() => import('./compared.tsx').then(({ Compared }) => ({ default: Compared })))

/** Shown for an empty comparison, and if none of the products exists any more. */
const nothing = (
  <Empty icon="compare" title={texts.emptyTitle}>
    <p>{texts.emptyNote}</p>
    <Link className={buttonClass('action')} to="/">
      {texts.choose}
    </Link>
  </Empty>
)

/** Takes about the space of the comparison, so that Back finds its place. */
const Placeholder = ({ count }: { readonly count: number }) => (
  <div className="compare-wait">
    <output className="quiet">
      {count > 0 && texts.loading}
      <noscript>{texts.needsScripts}</noscript>
    </output>
    {Array.from({ length: count }, (_, at) => (
      <i key={at} />
    ))}
  </div>
)

/** Takes the focus, because the button that had it is gone. */
function Undo({ onClick }: { readonly onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <button type="button" ref={button} className={buttonClass('plain')} onClick={onClick}>
      {texts.undo}
    </button>
  )
}

/** `/porovnat`: the same page for everybody; the browser fills in this visitor's products (B4.09). */
export function Component() {
  const { ids, loaded, toggle, remove, clear } = useCompare()
  /** What was compared before each removal. */
  const [past, setPast] = useState<readonly (readonly number[])[]>([])
  const [message, setMessage] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = past.at(-1)
  const removed = (text: string) => {
    setPast([...past, ids])
    setMessage(text)
  }
  const showMessage = (text: string | null) => {
    setMessage(text)
    // the button that had the focus goes
    heading.current?.focus({ preventScroll: true })
  }
  const restore = (products: readonly number[]) => {
    // in their order
    clear()
    for (const id of products) toggle(id)
    setPast(past.slice(0, -1))
    showMessage(texts.restored)
  }
  const placeholder = <Placeholder count={ids.length} />
  return (
    <>
      <Breadcrumb crumbs={[{ title: texts.crumb }]} />
      <div className="page wrap">
        <h1 ref={heading} tabIndex={-1}>
          {texts.title}
        </h1>
        {!loaded && placeholder}
        {loaded && ids.length === 0 && nothing}
        {loaded && ids.length > 0 && (
          <Suspense fallback={placeholder}>
            <Compared
              ids={ids}
              nothing={nothing}
              placeholder={placeholder}
              onRemove={({ id, name }) => {
                remove(id)
                removed(texts.removed(name))
              }}
              onClear={() => {
                clear()
                removed(texts.cleared)
              }}
              onGone={remove}
            />
          </Suspense>
        )}
      </div>
      <div className={message === null ? 'hide' : 'compare-removed'}>
        <output>{message}</output>
        {message !== null && before && <Undo key={past.length} onClick={() => restore(before)} />}
        {message !== null && (
          <IconButton label={texts.closeMessage} onClick={() => showMessage(null)}>
            <Icon name="close" />
          </IconButton>
        )}
      </div>
      <LastVisited current={null} />
    </>
  )
}
