import type { TrackingSettings } from '@vanek/sdk/settings'
import { viewItemListEvent, type DisplayedList, type Tracker } from '@vanek/sdk/tracking'
import type { PageHandle } from '../routing/page-module.ts'
import type { ShellData } from '../../entities/shop/load-shell.ts'
import type { TrailStep } from './trail.ts'
import type { PageName } from '../routing/pages.ts'
import type { SeenGoods } from './goods.ts'
import { type PageEvents, pageEvents } from './page-events.ts'

type RouterState = Extract<TrailStep, { page: unknown }>['page']

/** Index of the first new product of a list: more of the same list may have been loaded. */
function newFrom({ id, products }: DisplayedList, before: readonly DisplayedList[]): number {
  const known = before.find((list) => list.id === id)?.products ?? []
  const isMore = products.length > known.length && known.every((own, at) => own.id === products[at]?.id)
  return isMore ? known.length : 0
}

export interface PageParts {
  readonly tracker: Tracker
  readonly goods: SeenGoods
  readonly settings: TrackingSettings
}

/** Tracks each page when it is shown, with its lists. A page whose data only changes is tracked once. */
export function trackPages({ tracker, goods, settings }: PageParts) {
  let shown = { place: '', page: '', data: undefined as unknown, lists: [] as readonly DisplayedList[] }

  return {
    lists: (): readonly DisplayedList[] => shown.lists,
    see({ navigation, matches, loaderData, errors, location }: RouterState): void {
      const route = matches.at(-1)?.route
      if (navigation.state !== 'idle' || !route) return
      const { name = '' } = (route.handle as PageHandle | undefined) ?? {}
      const page = errors ? '' : name
      const data: unknown = errors ? undefined : loaderData[route.id]
      const before = shown
      const place = location.pathname + location.search
      const eventsOf =
        data === undefined || data === null
          ? undefined
          : (pageEvents[page as PageName] as PageEvents<unknown> | undefined)
      const report = eventsOf?.(data, {
        ...{ settings, location },
        shell: loaderData['root'] as ShellData | undefined,
        before: before.page === page ? before.data : undefined,
      })
      const { lists = [], events = [], items = [] } = report ?? {}
      shown = { place, page, data, lists }
      goods.note(items)
      for (const list of lists) goods.noteList(list)
      const again = place === before.place && page === before.page
      // an event with a key is tracked once anyway, and may be complete only now
      for (const event of events) if (!again || event?.once) tracker.track(event)
      if (again) return
      for (const list of lists) tracker.track(viewItemListEvent(list, newFrom(list, before.lists)))
    },
  }
}
