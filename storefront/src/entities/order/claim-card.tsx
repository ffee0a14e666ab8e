import * as texts from '#texts/entities/order'
import { formatAmount } from '@vanek/sdk/format'
import {
  type Claim,
  type ClaimPhoto,
  claimPhotoPath,
  type ClaimStep,
  claimSteps,
  type ClaimWish,
  type OrderKey,
} from '@vanek/sdk/orders'
import { formatDate, formatDateTime } from '../../market/dates.ts'
import { useWriters } from '../price/amount.tsx'

/** Remedies for faulty goods, as the form offers them. */
export const wishWords: Readonly<Record<ClaimWish, readonly [title: string, note: string]>> = {
  repair: [texts.repair, texts.repairNote],
  replacement: [texts.replacement, texts.replacementNote],
  discount: [texts.discount, texts.discountNote],
  money_back: [texts.moneyBack, texts.moneyBackNote],
}

const done: Readonly<Record<ClaimStep['state'], string>> = {
  filed: texts.filed,
  accepted: texts.accepted,
  rejected: texts.rejected,
  settled: texts.settled,
}
const ahead: Readonly<Record<ClaimStep['state'], string>> = {
  filed: texts.toFile,
  accepted: texts.toJudge,
  rejected: texts.toJudge,
  settled: texts.toSettle,
}
const next: Readonly<Record<ClaimStep['state'], string>> = {
  filed: texts.filing,
  accepted: texts.judging,
  rejected: texts.judging,
  settled: texts.settling,
}

/** Text for a step of a claim. */
const claimWord = ({ state, progress }: ClaimStep): string => ({ done, next, ahead })[progress][state]

const SMALL = 96

/** A small square of a photo that links to the full size. */
function Thumbnail({ photo, src, alt }: { readonly photo: ClaimPhoto; readonly src: OrderKey; readonly alt: string }) {
  return (
    <li>
      <a href={claimPhotoPath(src, photo.id)} target="_blank" rel="noreferrer">
        <img src={claimPhotoPath(src, photo.id, 'small')} alt={alt} width={SMALL} height={SMALL} loading="lazy" />
      </a>
    </li>
  )
}

interface ClaimCardProps {
  readonly claim: Claim
  readonly order: OrderKey
  readonly currencyCode: string
}

/** One claim: its content, its state, and the shop's reply. */
export function ClaimCard({ claim, order, currencyCode }: ClaimCardProps) {
  const { number, filed, name, amount, unit, description, wish, photos, state, dueBy, answer, refund } = claim
  const { money } = useWriters(currencyCode)
  const isOpen = state === 'filed' || state === 'accepted'
  return (
    <li className="claim stack gap-2">
      <div>
        <h3>
          {texts.claim} <span className="num">{number}</span>
        </h3>
        <p>
          {name}, <span className="num">{formatAmount(amount, unit)}</span>
        </p>
        <p className="small quiet">
          {texts.filedOn} <time dateTime={filed}>{formatDateTime(filed)}</time>
          {isOpen && (
            <>
              {texts.settledBy} <time dateTime={dueBy}>{formatDate(dueBy)}</time>
            </>
          )}
          {texts.wished(wishWords[wish][0].toLowerCase())}
        </p>
      </div>
      <ol className="order-way">
        {claimSteps(claim).map((step) => (
          <li key={step.state} data-state={step.progress} aria-current={step.progress === 'next' ? 'step' : undefined}>
            <span>{claimWord(step)}</span>
            {step.at && (
              <time className="small quiet num" dateTime={step.at}>
                {formatDateTime(step.at)}
              </time>
            )}
          </li>
        ))}
      </ol>
      {answer && <p className="claim-answer">{answer}</p>}
      {refund && (
        <p>
          {money(refund.amount)}{' '}
          {refund.setOff ? texts.setOffFromInvoice : texts.refundedOn(formatDate(refund.sent ?? refund.since))}{' '}
          {texts.creditNoteAtOrder}
        </p>
      )}
      <blockquote className="claim-words quiet">{description}</blockquote>
      {photos.length > 0 && (
        <ul className="photo-strip">
          {photos.map((photo, at) => (
            <Thumbnail key={photo.id} photo={photo} src={order} alt={texts.photoOf(at + 1, number)} />
          ))}
        </ul>
      )}
    </li>
  )
}
