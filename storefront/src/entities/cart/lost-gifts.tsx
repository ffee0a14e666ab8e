import { Notice } from '../../ui/notice.tsx'
import type { GiftOffer } from './load-gifts.ts'

/** Which gifts had to be given up on the way to the order (C4.45, C4.46). */
export function LostGifts({ offer: { gifts, lost } }: { readonly offer: GiftOffer }) {
  if (lost.length === 0) return null
  return (
    <Notice kind="warning" role="alert">
      {lost.map((id) => (
        <p key={id}>
          Dárek {gifts.find((gift) => gift.id === id)?.name ?? 'který jste měli vybraný'} k tomuto košíku už dát
          nemůžeme, v objednávce proto není.
        </p>
      ))}
    </Notice>
  )
}
