import { newId } from '@vanek/sdk'
import { checkClaim, claimFrom, type ClaimValues, sendClaim } from '@vanek/sdk/orders'
import { redirect } from 'react-router-dom'
import type { PageAction } from '../../lib/page/env.ts'
import { toSignIn } from '../../entities/account/load-account.ts'
import { refuse } from '../../entities/account/posted.ts'
import { formOf } from '../../lib/forms/form-of.ts'
import { claimFields } from '../../features/claims/fields.ts'
import { claimPath, filedPathOf, orderIn } from '../../lib/paths/claims.ts'
import { textIn } from '../../lib/forms/posted.ts'
import { refusalOf } from '../../lib/forms/refusal.ts'
import { shownIn } from '../../entities/order/shown-order.ts'

/** The photos of a posted form; an input that was left alone posts an empty file. */
const photosIn = (form: FormData): readonly File[] =>
  form.getAll('photos').filter((each): each is File => each instanceof File && each.size > 0)

const keyIn = (form: FormData): string => {
  const key = textIn(form, 'claimKey')
  return /^[\w-]{8,200}$/.test(key) ? key : newId()
}

/** Files a claim that was posted without scripts; a refusal keeps what was typed, but no files (A6.11). */
export const action: PageAction<unknown> = async (args, { shop }) => {
  const { request } = args
  const key = orderIn(new URL(request.url).searchParams)
  if (key === null) return redirect(claimPath, 303)
  const form = await formOf(request)
  const values: ClaimValues = {
    ...{ item: textIn(form, 'item'), amount: textIn(form, 'amount') },
    ...{ description: textIn(form, 'description'), wish: textIn(form, 'wish') },
  }
  // what is left to claim the back end knows: a form that is posted twice has claimed it by itself
  const errors = checkClaim(values, values.item === '' ? [] : [{ item: Number(values.item), amount: Infinity }])
  if (Object.keys(errors).length > 0) return refuse({ form: 'claim', values: { ...values }, errors })
  const photos = photosIn(form)
  const answer = await sendClaim(
    shop,
    { ...shownIn(form, key), ...claimFrom(values), photos },
    { idempotencyKey: keyIn(form) },
  )
  if (answer.ok) return redirect(filedPathOf(key, answer.data.number), 303)
  if (answer.error.code === 'unauthorized') return toSignIn(args)
  const photo = answer.error.issues.find(({ field }) => field === 'photos')?.title ?? ''
  const refusal = refusalOf(answer.error, claimFields)
  return refuse({ form: 'claim', values: { ...values, photo }, ...refusal })
}
