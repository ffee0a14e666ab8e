import * as texts from '#texts/frame/markets'
import { cartPath } from '#market/paths'
import { useContext } from 'react'
import { marketLink, OtherMarkets } from '../../lib/page/markets.ts'
import { shopNames } from '../../market/shared/define-market.ts'

/** Links to a cart that the visitor may have filled in the shop of another country; this shop cannot know. */
export function OtherCarts() {
  return useContext(OtherMarkets).map((locale) => (
    <p key={locale} className="small quiet">
      {texts.otherCart}{' '}
      <a href={marketLink(locale, cartPath)} hrefLang={locale} lang={locale} rel="nofollow">
        {shopNames[locale].country}
      </a>
    </p>
  ))
}
