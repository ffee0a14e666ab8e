import * as texts from '#texts/features/cart'
import { cartPath } from '#market/paths'
import { useNoticeActions, useShop } from '@vanek/react-hooks'
import type { CartPrices } from '@vanek/sdk/cart'
import { type Gift, giftPrices, selectableGifts, amountToGift, nextGift } from '@vanek/sdk/checkout'
import { type ChangeEventHandler, useEffect, useId, useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { Form } from '../../ui/link.tsx'
import { keepGifts } from '../../entities/cart/choice-cookie.ts'
import { LineImage } from '../../entities/cart/line.tsx'
import type { GiftOffer } from '../../entities/cart/load-cart.ts'
import { Amount } from '../../entities/price/amount.tsx'
import { useGross } from '../../entities/price/use-gross.ts'
import { browserCookies } from '../../lib/session/cookies.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/**
 * Shows which gifts were lost, and removes them from the stored choice as soon as the cart no longer qualifies (C4.40).
 * It does not wait for the loader, which reports lost gifts only once: if a newer response replaces that one, it is
 * never shown.
 */
export function useStoredGifts({ gifts, chosen, lost }: GiftOffer, prices: CartPrices, stale: boolean): void {
  const { show } = useNoticeActions()
  const { revalidate } = useRevalidator()
  const announced = useRef<readonly number[]>([])

  useEffect(() => {
    const selected = stale || gifts.length === 0 ? chosen : selectableGifts(chosen, gifts, prices)
    const gone = [...new Set([...lost, ...chosen.filter((id) => !selected.includes(id))])]
    for (const id of gone) {
      if (announced.current.includes(id)) continue
      const name = gifts.find((gift) => gift.id === id)?.name ?? texts.chosenGift
      show({ kind: 'info', text: texts.giftLost(name) })
    }
    announced.current = gone
    if (selected.length === chosen.length) return
    // stored at once, so that adding goods right after does not bring back gifts that were reported as lost
    keepGifts(browserCookies, selected)
    void revalidate()
  }, [gifts, chosen, lost, prices, stale, show, revalidate])
}

interface GiftProps {
  readonly gift: Gift
  readonly prices: CartPrices
  readonly chosen: boolean
  /** The sentence above says how much is missing. */
  readonly isNext: boolean
  readonly onChange: ChangeEventHandler<HTMLInputElement>
}

function GiftRow({ gift, prices, chosen, isNext, onChange }: GiftProps) {
  const gross = useGross()
  const { currency } = useShop().config
  const id = useId()
  const missing = amountToGift(gift, prices)
  return (
    <li>
      <label className="choice order-gift" htmlFor={id} data-far={missing > 0 || undefined}>
        <input
          type="checkbox"
          id={id}
          name="gifts"
          value={gift.id}
          checked={chosen && missing === 0}
          disabled={missing > 0}
          onChange={onChange}
        />
        <LineImage image={gift.image} sized="style-w56-h56" />
        <span>
          {gift.name}
          {missing > 0 && !isNext && (
            <span className="quiet small num gift-far">{texts.giftMissing(gross(missing))}</span>
          )}
        </span>
        <span className="choice-price">
          <Amount of={giftPrices(gift, currency)} free />
        </span>
      </label>
    </li>
  )
}

interface GiftChoiceProps {
  readonly gifts: readonly Gift[]
  readonly prices: CartPrices
  readonly chosen: readonly number[]
}

function Gifts({ gifts, prices, chosen }: GiftChoiceProps) {
  const gross = useGross()
  const { state, revalidate } = useRevalidator()
  const next = nextGift(gifts, prices)
  const [picked, setPicked] = useState({ over: chosen, ids: chosen })
  // a newer stored choice wins over the picked one
  const shown = picked.over === chosen ? picked.ids : chosen
  const onChange: GiftProps['onChange'] = ({ currentTarget: { form } }) => {
    if (!form) return
    const ids = new FormData(form).getAll('gifts').map(Number)
    setPicked({ over: chosen, ids })
    // stored at once: a visitor who goes on right away finds the gift in the next step
    keepGifts(browserCookies, ids)
    void revalidate()
  }
  return (
    <Form method="post" action={cartPath} className="order-gifts" preventScrollReset>
      <input type="hidden" name="intent" value="gifts" />
      <fieldset aria-busy={state !== 'idle' || undefined}>
        <legend>
          <Icon name="gift" /> {texts.giftsLegend}
        </legend>
        {next && (
          <p className="small">
            {texts.nextGiftBefore}
            <strong>{next.gift.name}</strong>
            {texts.nextGiftMissing}
            <strong className="num">{gross(next.missing)}</strong>
            {texts.nextGiftAfter}
          </p>
        )}
        <ul>
          {gifts.map((gift) => (
            <GiftRow
              key={gift.id}
              {...{ gift, prices, onChange }}
              chosen={shown.includes(gift.id)}
              isNext={gift.id === next?.gift.id}
            />
          ))}
        </ul>
      </fieldset>
      <Button type="submit" className="unscripted" tabIndex={-1}>
        {texts.saveGifts}
      </Button>
    </Form>
  )
}

/**
 * Gifts with the order: which are available now, and the amount missing for the next one (C7.20). A choice is stored at
 * once, or by a button without scripts.
 */
export const GiftChoice = (props: GiftChoiceProps) => (props.gifts.length === 0 ? null : <Gifts {...props} />)
