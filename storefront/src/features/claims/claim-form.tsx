import * as texts from '#texts/features/claims'
import { useClaimForm } from '@vanek/react-hooks'
import { formatAmount } from '@vanek/sdk/format'
import { issueText } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'
import {
  type OrderDetails,
  type Claim,
  type ClaimField,
  claimLimits,
  claimWishes,
  bindOrderKey,
  type OrderClaims,
  type OrderKey,
} from '@vanek/sdk/orders'
import { SignedOut } from '../../entities/account/account-problem.tsx'
import type { Refused } from '../../entities/account/load-account.ts'
import { LineImage } from '../../entities/cart/line.tsx'
import { wishWords } from '../../entities/order/claim-card.tsx'
import { ShownOrderField } from '../../entities/order/shown-order.tsx'
import { refusalOf } from '../../lib/forms/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { claimFields } from '../../lib/paths/claims.ts'
import { PhotoField } from '../../entities/photo/photo-field.tsx'

export interface ClaimFormProps {
  readonly order: OrderDetails
  readonly orderKey: OrderKey
  readonly claimable: OrderClaims['claimable']
  /** Idempotency key of the claim. */
  readonly claimKey: string
  /** Error of the form that was posted without scripts. */
  readonly posted: Refused | undefined
  readonly onFiled: (claim: Claim) => void
}

/** A form to claim faulty goods; it works without scripts and preserves typed input (A6.11). */
export function ClaimForm({ order, orderKey, claimable, claimKey, posted, onFiled }: ClaimFormProps) {
  const form = useClaimForm({
    ...{ order: bindOrderKey(orderKey, order.code), claimable, onSuccess: onFiled },
    ...(posted && { posted: { errors: posted.errors, values: posted.values } }),
  })
  const { status, error: refusal, inputProps, errorProps, issueOf } = form
  const lines = claimable.flatMap(({ item, amount }) => {
    const line = order.items.find(({ id }) => id === item)
    return line ? [{ ...line, left: amount }] : []
  })
  const isIdle = status === 'idle'
  const sentence = (field: ClaimField): string | null => {
    const issue = issueOf(field)
    if (!issue) return null
    const name = field === 'photos' ? (issue.title ?? (isIdle && String(posted?.values['photo'] ?? ''))) : ''
    const text = issueText(messages, { ...issue, field })
    return name ? `${name}: ${text}` : text
  }
  const error = (field: ClaimField) => {
    const text = sentence(field)
    return (
      text !== null && (
        <span className="field-error" {...errorProps(field)}>
          {text}
        </span>
      )
    )
  }
  const problem = refusal ? refusalOf(refusal, claimFields).text : isIdle && posted?.text
  const isSignedOut = refusal?.code === 'unauthorized' && 'id' in orderKey
  const typed = (field: ClaimField) => String(posted?.values[field] ?? '')
  const chosenItem = typed('item') || (lines.length === 1 ? String(lines[0]?.id) : '')
  const { id: amountId, ...amount } = inputProps('amount')
  const { id: wordsId, ...words } = inputProps('description')
  return (
    <form className="claim-form stack gap-3" {...form.formProps}>
      <input type="hidden" name="claimKey" value={claimKey} />
      <ShownOrderField code={order.code} />
      <fieldset className="choices">
        <legend>{texts.itemLegend}</legend>
        {error('item')}
        <ul>
          {lines.map(({ id, name, image, left, unit }) => (
            <Choice
              key={id}
              box={{
                type: 'radio',
                name: 'item',
                id: `claim-item-${id}`,
                value: id,
                defaultChecked: String(id) === chosenItem,
              }}
              title={name}
              price={<LineImage image={image} sized="style-w56-h56" />}
              notes={[texts.claimable(formatAmount(left, unit))]}
              errorId={issueOf('item') && errorProps('item').id}
            />
          ))}
        </ul>
      </fieldset>
      {lines.every(({ left, amountDecimals }) => left === 1 && !amountDecimals) ? (
        <input type="hidden" name="amount" value="1" />
      ) : (
        <div className="field claim-amount">
          <label className="field-label" htmlFor={amountId}>
            {texts.amountLabel}
          </label>
          <input id={amountId} className="input" {...amount} defaultValue={typed('amount') || '1'} />
          {error('amount')}
        </div>
      )}
      <div className="field">
        <label className="field-label" htmlFor={wordsId}>
          {texts.descriptionLabel}
        </label>
        <span className="field-hint">{texts.descriptionHint}</span>
        <textarea id={wordsId} className="input" rows={5} {...words} minLength={claimLimits.description.least} />
        {error('description')}
      </div>
      <PhotoField
        {...form}
        {...{ label: texts.photosLabel, maxPhotos: claimLimits.photos, bytes: claimLimits.photoBytes }}
        problem={sentence('photos')}
        cameBack={isIdle && posted !== undefined}
      />
      <fieldset className="choices">
        <legend>{texts.wishLegend}</legend>
        {error('wish')}
        <ul>
          {claimWishes.map((wish) => (
            <Choice
              key={wish}
              box={{
                type: 'radio',
                name: 'wish',
                id: `claim-wish-${wish}`,
                value: wish,
                defaultChecked: wish === typed('wish'),
              }}
              title={wishWords[wish][0]}
              price={null}
              notes={[wishWords[wish][1]]}
              errorId={issueOf('wish') && errorProps('wish').id}
            />
          ))}
        </ul>
      </fieldset>
      <div {...form.statusProps}>
        {isSignedOut ? <SignedOut sends /> : problem && <Notice kind="danger">{problem}</Notice>}
      </div>
      <div className="stack gap-1">
        <div>
          <Button {...form.buttonProps} tone="action" big busy={status === 'pending'}>
            {status === 'pending' ? texts.sending : texts.send}
          </Button>
        </div>
        <p className="small quiet">{texts.confirmedTo(order.customer.email)}</p>
      </div>
    </form>
  )
}
