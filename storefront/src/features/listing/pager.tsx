import { atPage } from '@vanek/sdk/catalog'
import { plural } from '@vanek/sdk/format'
import { Paging } from '../../ui/paging.tsx'
import { useListingPlace } from './place/place.ts'
import type { ToolProps } from './place/tool-props.ts'

const SHOWN = { one: '{n} výrobku', many: '{n} výrobků' }

/** Where in the listing we are and links to its pages. */
export function Pager({ listing, before }: ToolProps) {
  const { page, fromPage, pages, perPage, total } = listing.pagination
  const place = useListingPlace(before)
  const shown = `${(fromPage - 1) * perPage + 1}–${Math.min(page * perPage, total)} z ${plural('cs', total, SHOWN)}`
  return (
    <Paging {...{ page, pages }} to={(n) => place.to(atPage(place.state, n))} label="Stránky výpisu" summary={shown} />
  )
}
