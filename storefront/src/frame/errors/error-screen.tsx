import * as texts from '#texts/frame/errors'
import { brandsPath, loginPath } from '#market/paths'
import type { Page } from '@vanek/sdk/content'
import { lazy, Suspense, useMemo } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router-dom'
import { useShell } from '../../entities/shop/use-shell.ts'
import { later } from '../../lib/browser/later.tsx'
import { useRetry } from '../../lib/browser/retry.ts'
import { withSheets } from '../../lib/page/sheets.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Recommended } from '../../widgets/recommendations/recommended.tsx'
import { SearchField } from '../header/search-field.tsx'
import type { Missing } from './missing.ts'

/** Texts of an error screen. */
interface ErrorText {
  readonly title: string
  readonly text: string
}

/** Statuses with a screen of their own; every other error is shown as 500 (B2.60). */
type ErrorStatus = 403 | 404 | 500

/** Default texts, which editors can override. */
const errorTexts: Readonly<Record<ErrorStatus, ErrorText>> = {
  403: { title: texts.forbiddenTitle, text: texts.forbiddenText },
  404: { title: texts.notFoundTitle, text: texts.notFoundText },
  500: { title: texts.failedTitle, text: texts.failedText },
}

/** The status to show for a thrown value (B2.60). */
export function statusOf(error: unknown): ErrorStatus {
  const { status } = (error ?? {}) as { readonly status?: unknown }
  return status === 403 || status === 404 ? status : 500
}

/** Data of the error of a page that a form was sent to. */
export interface PostedError {
  readonly posted: true
}

/** Whether the page was the answer to a form, which may or may not have been received. */
export const isOfForm = (error: unknown): boolean =>
  isRouteErrorResponse(error) && (error.data as Partial<PostedError> | null)?.posted === true

/** The next step after an error other than 404: sign in, or try again. */
function WayOut({ status, posted }: { readonly status: ErrorStatus; readonly posted: boolean }) {
  const { pathname, search } = useLocation()
  // the page without the form would look as if all was well
  const tries = useRetry(status === 500 && !posted ? pathname + search : undefined)
  if (status === 404) return null
  return status === 403 ? (
    <Link className={buttonClass('action')} to={`${loginPath}?redirect=${encodeURIComponent(pathname + search)}`}>
      {texts.logIn}
    </Link>
  ) : (
    <>
      <Link className={buttonClass('action')} to={pathname + search} reloadDocument>
        {texts.reload}
      </Link>
      {tries && <p className="quiet">{texts.retrying}</p>}
    </>
  )
}

/** The status with a fan in place of its zero, or only the fan. */
function StatusNumber({ status }: { readonly status: ErrorStatus }) {
  // no number for a failure: this screen is the same for 500 and 503
  const [first, , last] = status === 500 ? [] : String(status)
  return (
    <p className="lost-number num" aria-hidden="true">
      {first}
      <svg viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="11" />
        {[0, 120, 240].map((turn) => (
          <path key={turn} transform={`rotate(${turn} 12 12)`} d="M12 12C9 8 10 2.5 14.5 3.5S16 10 12 12" />
        ))}
      </svg>
      {last}
    </p>
  )
}

const ProductGrid = import.meta.env.SSR
  ? (await import('../../widgets/goods/product-box.tsx')).ProductGrid
  : later(() => import('../../widgets/goods/product-box.tsx').then((own) => own.ProductGrid), '.lost-goods .grid')

/** Products that the server has sent with a 404. */
function Goods({ title, products }: Missing) {
  // created once: see later.tsx
  const grid = useMemo(
    () => (
      <Suspense>
        <ProductGrid products={products} />
      </Suspense>
    ),
    [products],
  )
  return (
    <section className="section wrap shelf lost-goods">
      <div className="section-head">
        <h2>{title}</h2>
      </div>
      {grid}
    </section>
  )
}

/**
 * The screen for 404 (B2.56), 403 (C6.12) and 500, with texts of the editors if there are any (B2.39), and with links
 * to go on.
 */
function Lost({ error }: { readonly error: unknown }) {
  const shell = useShell()
  const status = statusOf(error)
  const posted = status === 500 && isOfForm(error)
  const goods = status === 404 && isRouteErrorResponse(error) ? (error.data as Missing | null) : null
  const own = posted ? { title: texts.failedTitle, text: texts.postedText } : undefined
  const { title, text } =
    own ?? shell?.site.errorScreens.find((screen) => screen.status === status) ?? errorTexts[status]
  return (
    <>
      <div className="lost" data-status={status}>
        <div className="wrap">
          <StatusNumber status={status} />
          <div>
            {status === 404 && <p className="quiet">{texts.notFoundNote}</p>}
            <h1>{title}</h1>
            <p className="lead">{text}</p>
            <WayOut status={status} posted={posted} />
            <div className="row">
              <SearchField />
              <Link className={buttonClass()} to="/">
                {texts.home}
              </Link>
            </div>
            <ul className="row">
              {[...(shell?.menu ?? []), { path: brandsPath, title: texts.brands }].map(({ path, title }) => (
                <li key={path}>
                  <Link className="chip" to={path}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      {goods && <Goods {...goods} />}
      {status !== 403 && (
        <Recommended
          placement={status === 404 ? 'not_found' : 'internal_error'}
          without={goods?.products.map(({ id }) => id)}
        />
      )}
    </>
  )
}

const ContentPage = import.meta.env.SSR
  ? (await import('../../widgets/content/content-page.tsx')).ContentPage
  : lazy(() =>
      withSheets(import('../../widgets/content/content-page.tsx'), 'content').then((own) => ({
        default: own.ContentPage,
      })),
    )

/** The page that editors assigned to a path without a route (B2.59): not an error. */
const rewritten = (error: unknown): Page | undefined =>
  isRouteErrorResponse(error) && error.status === 200 ? (error.data as { readonly page?: Page }).page : undefined

/** Replaces a page: by one that editors assigned to the path, or by the screen for 403, 404 or 500 (B2.39). */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const page = rewritten(error)
  if (!page) return <Lost error={error} />
  return (
    <Suspense>
      <ContentPage page={page} />
    </Suspense>
  )
}
