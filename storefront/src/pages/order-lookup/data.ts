import { newId } from '@vanek/sdk'
import { orderLookupLengths } from '@vanek/sdk/orders'
import type { VisitorLoader } from '../../lib/page/env.ts'

export { action } from './action.ts'

export interface Data {
  /** The number that the link of a mail brings along. */
  readonly code: string
  readonly formKey: string
}

export const loader: VisitorLoader<Data> = async ({ request }) => {
  const code = new URL(request.url).searchParams.get('cislo') ?? ''
  return { code: code.length <= orderLookupLengths.code ? code : '', formKey: newId() }
}
