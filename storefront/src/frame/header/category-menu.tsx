import * as texts from '#texts/frame/header'
import { articlesPath, brandsPath } from '#market/paths'
import { useShop } from '@vanek/react-hooks'
import { imageSources } from '@vanek/sdk/images'
import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { magazine } from '../../lib/paths/article.ts'
import { ContentLink } from '../../entities/content/content-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { useClosing } from './use-closing.ts'
import { useShell } from '../../entities/shop/use-shell.ts'
import { Link } from '../../ui/link.tsx'

/**
 * All categories with pictures: a wide panel under the header; on a phone a bottom sheet, whose head closes it and whose
 * subcategories open one by one. Works without scripts.
 */
export function CategoryMenu() {
  const items = useShell()?.menu ?? []
  const ref = useRef<HTMLDetailsElement>(null)
  const { cdn } = useShop().config.endpoints
  // a new page starts with a closed menu
  const { key } = useLocation()
  useClosing(ref)
  return (
    <details className="menu" ref={ref} key={key}>
      <summary className="head-link">
        <Icon name="menu" />
        <span className="head-text">{texts.categories}</span>
        <Icon name="close" />
      </summary>
      <nav className="menu-panel" aria-label={texts.categories}>
        <ul className="wrap">
          {items.map((item) => (
            <li key={item.path}>
              <ContentLink className="menu-top" link={item.path} newTab={item.newTab}>
                {item.image && <Image sources={imageSources(cdn, item.image, 'style-w56-h56')} alt="" />}
                {item.title}
              </ContentLink>
              {item.children.length > 0 && (
                <>
                  <details className="fold">
                    <summary aria-label={texts.kindsOf(item.title)} />
                  </details>
                  <ul>
                    {item.children.map((child) => (
                      <li key={child.path}>
                        <ContentLink link={child.path} newTab={child.newTab}>
                          {child.title}
                        </ContentLink>
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </li>
          ))}
          <li>
            <Link className="menu-top" to={brandsPath}>
              {texts.brands}
            </Link>
            <Link className="menu-top" to={articlesPath}>
              {magazine.title}
            </Link>
          </li>
        </ul>
      </nav>
    </details>
  )
}
