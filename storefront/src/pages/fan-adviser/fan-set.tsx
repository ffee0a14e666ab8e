import * as texts from '#texts/pages/fan-adviser'
import { useCartActions, useShop } from '@vanek/react-hooks'
import type { ShopError } from '@vanek/sdk'
import { parseCartForm } from '@vanek/sdk/cart'
import { imageSources } from '@vanek/sdk/images'
import { type SyntheticEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Amount, perUnit, unitPair, useWriters, vatTexts } from '../../entities/price/amount.tsx'
import { noiseText } from '../../entities/product/badges.tsx'
import { useProductPath } from '../../lib/goods/product-path.ts'
import { useMessageText } from '../../lib/texts/use-message-text.ts'
import { cartPath } from '#market/paths'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import type { Advice, Offer } from './data.ts'
import type { Part } from './goods.ts'
import { measure } from '../../entities/ventilation/measure.ts'

/** A fan with the reason why it is offered, its figures for this room, and its price. */
function FanCard({ offer, first }: { readonly offer: Offer; readonly first: boolean }) {
  const { cdn } = useShop().config.endpoints
  const pathOf = useProductPath()
  const { money } = useWriters()
  const { fan, reasons, point, yearlyCost } = offer
  const id = `fan-${fan.variantId}`
  return (
    <article className="adviser-fan">
      <p className="adviser-reasons">
        {reasons.map((reason) => (
          <span className="tag" key={reason}>
            {texts.reasons[reason]}
          </span>
        ))}
      </p>
      <div className="stage">
        {fan.image && <Image sources={imageSources(cdn, fan.image, 'style-w255-h270')} alt="" />}
      </div>
      <h3 id={id}>
        <Link to={pathOf(fan, { variant: { id: fan.variantId, isDefault: fan.isDefault } })}>{fan.name}</Link>
      </h3>
      <dl className="adviser-facts">
        <div>
          <dt>{texts.moves}</dt>
          <dd>{measure(point.airflow, 'm³/h')}</dd>
        </div>
        <div>
          <dt>{texts.noise}</dt>
          <dd>
            {measure(fan.noise, 'dB')} <small className="quiet">{noiseText(fan.noise)}</small>
          </dd>
        </div>
        <div>
          <dt>{texts.power}</dt>
          <dd>{measure(fan.power, 'W')}</dd>
        </div>
        {yearlyCost !== null && (
          <div>
            <dt>{texts.yearly}</dt>
            <dd>
              {money(Math.round(yearlyCost))} <small className="quiet">{vatTexts.with}</small>
            </dd>
          </div>
        )}
      </dl>
      <p className="adviser-price">
        <Amount of={fan.pair} />
      </p>
      <label className="adviser-pick">
        <input type="radio" name="item" value={`${fan.variantId}:1`} defaultChecked={first} aria-describedby={id} />
        <span>
          {texts.intoSet}
          <span className="hide"> {fan.name}</span>
        </span>
      </label>
    </article>
  )
}

/** The offered fans that have the part built in. */
const insideOf = (part: Part['part'], offers: readonly Offer[]): readonly string[] =>
  offers
    .filter(({ fan }) => (part === 'damper' && fan.hasDamper) || (part === 'hygrostat' && fan.hasHygrostat))
    .map(({ fan }) => fan.name)

const itemOf = (part: NonNullable<Part['product']>): string => `${part.variantId}:${part.amount}`

function PartLine({
  part: { part, path, product },
  offers,
}: {
  readonly part: Part
  readonly offers: readonly Offer[]
}) {
  const pathOf = useProductPath()
  const { title, why } = texts.parts[part]
  const inside = insideOf(part, offers)
  const firstHas = offers[0] !== undefined && inside.includes(offers[0].fan.name)
  const id = `part-${part}`
  return (
    <li className="adviser-part">
      {product ? (
        <input type="checkbox" id={id} name="item" value={itemOf(product)} defaultChecked={!firstHas} />
      ) : (
        <Icon name="info" />
      )}
      <div>
        {product ? (
          <label htmlFor={id}>
            <strong>{title}</strong>
          </label>
        ) : (
          <strong>{title}</strong>
        )}
        <p className="small quiet">
          {why} {inside.length > 0 && texts.builtInto(inside)}
        </p>
        {product ? (
          <p className="small">
            <Link to={pathOf(product, { variant: { id: product.variantId, isDefault: product.isDefault } })}>
              {product.name}
            </Link>
          </p>
        ) : (
          part !== 'cowl' && (
            <p className="small">
              <Link to={`/${path}`}>{texts.chooseInShop}</Link>
            </p>
          )
        )}
      </div>
      {product && (
        <span className="adviser-part-price">
          <span className="num">{measure(product.amount, product.unit)}</span>
          <Amount of={unitPair(product.prices)} unit={perUnit(product.unit)} one />
        </span>
      )}
    </li>
  )
}

/** Total price of the checked items of the form. */
function sumOf(items: readonly string[], { offers, parts }: Advice): { withTax: number; withoutTax: number } {
  const prices = new Map([
    ...offers.map(({ fan }) => [`${fan.variantId}:1`, { pair: fan.pair, amount: 1 }] as const),
    ...parts.flatMap(({ product }) =>
      product ? [[itemOf(product), { pair: unitPair(product.prices), amount: product.amount }] as const] : [],
    ),
  ])
  const chosen = items.flatMap((item) => prices.get(item) ?? [])
  return {
    withTax: chosen.reduce((sum, { pair, amount }) => sum + pair.withTax * amount, 0),
    withoutTax: chosen.reduce((sum, { pair, amount }) => sum + pair.withoutTax * amount, 0),
  }
}

/** The items that are checked by default: the first fan, and the parts that it does not have built in. */
const initialItems = ({ offers, parts }: Advice): readonly string[] => [
  ...offers.slice(0, 1).map(({ fan }) => `${fan.variantId}:1`),
  ...parts.flatMap(({ part, product }) =>
    product && !insideOf(part, offers.slice(0, 1)).length ? [itemOf(product)] : [],
  ),
]

/** Three fans and their parts; one button adds the checked items to the cart. */
export function FanSet({ advice }: { readonly advice: Advice }) {
  const { addItems } = useCartActions()
  const navigate = useNavigate()
  const [items, setItems] = useState<readonly string[] | null>(null)
  const [error, setError] = useState<ShopError>()
  const [isPending, setPending] = useState(false)
  const busy = useRef(false)
  const failure = useMessageText(error)
  const { offers, parts } = advice

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = parseCartForm(new FormData(event.currentTarget))
    const command = form?.ok ? form.data.params.command : undefined
    if (busy.current || command?.kind !== 'batch') return
    busy.current = true
    setPending(true)
    const answer = await addItems(command.items)
    busy.current = false
    setPending(false)
    setError(answer.ok ? undefined : answer.error)
    if (answer.ok) await navigate(cartPath)
  }

  const changed = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) =>
    setItems(new FormData(currentTarget).getAll('item').map(String))
  return (
    <form
      className="stack gap-4"
      method="post"
      action={cartPath}
      onSubmit={(event) => void submit(event)}
      onChange={changed}
    >
      <input type="hidden" name="intent" value="batch" />
      <ul className="adviser-fans">
        {offers.map((offer, at) => (
          <li key={offer.fan.variantId}>
            <FanCard offer={offer} first={at === 0} />
          </li>
        ))}
      </ul>
      {parts.length > 0 && (
        <section className="stack" aria-labelledby="casti">
          <h2 id="casti">{texts.partsTitle}</h2>
          <ul className="adviser-parts">
            {parts.map((part) => (
              <PartLine key={part.part} part={part} offers={offers} />
            ))}
          </ul>
        </section>
      )}
      <div className="adviser-buy">
        <p>
          {items ? texts.chosenSet : texts.initialSet} <Amount of={sumOf(items ?? initialItems(advice), advice)} sum />
        </p>
        <Button type="submit" tone="action" big busy={isPending}>
          <Icon name="cart" />
          {texts.setToCart}
        </Button>
        {failure && (
          <p className="field-error" role="alert">
            {failure}
          </p>
        )}
      </div>
    </form>
  )
}
