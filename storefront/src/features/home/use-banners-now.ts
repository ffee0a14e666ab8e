import { isOnNow, type WideBanner } from '@vanek/sdk/content'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Ids of the banners whose time it is not, as one text, so that the same answer is the same value. */
const overAt = (banners: readonly WideBanner[], now: Date): string =>
  banners.flatMap((banner) => (isOnNow(banner, now) ? [] : [banner._id])).join()

/**
 * The banners whose time it is (B4.23 to B4.25). The page may have been kept for some minutes, so they are looked at once
 * more where it is shown; not while it is taken over, when it must be what the server wrote.
 */
export function useBannersNow(banners: readonly WideBanner[]): readonly WideBanner[] {
  const over = useSyncExternalStore(
    never,
    () => overAt(banners, new Date()),
    () => '',
  )
  return over === '' ? banners : banners.filter(({ _id }) => !over.split(',').includes(_id))
}
