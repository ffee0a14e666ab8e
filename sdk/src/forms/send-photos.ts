import { localError, type ShopError } from '../kernel/errors.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import { type ChosenPhotos, ofPhoto, type PhotoIssue } from './photos.ts'

/** Parameters of `sendPhotos`. */
export interface SendPhotosParams<E> {
  /** Photos to send, as `choosePhotos` returned them; with a problem, none is sent. */
  readonly chosen: ChosenPhotos<Blob>
  /** Remembers which photos have arrived, so that a second try sends only the others. */
  readonly sent?: WeakMap<Blob, string> | undefined
  /** Sends one photo. */
  readonly send: (photo: Blob) => Promise<Result<{ readonly id: string }, E>>
}

/**
 * Sends photos one after another, and stops at the first failure.
 *
 * @returns the ids in the order of the photos; or the error, with an issue of the field `photos` if it is about a photo
 */
export async function sendPhotos<E extends ShopError>({
  chosen: { photos, problem, refused },
  sent = new WeakMap<Blob, string>(),
  send,
}: SendPhotosParams<E>): Promise<Result<readonly string[], E | ShopError<PhotoIssue>>> {
  if (problem)
    return fail(ofPhoto(localError(problem, { issues: [{ code: problem, field: null, title: '' }] }), refused))
  const ids: string[] = []
  for (const photo of photos) {
    let id = sent.get(photo)
    if (id === undefined) {
      // oxlint-disable-next-line no-await-in-loop -- a slow line carries one photo sooner than all of them at once
      const answer = await send(photo)
      if (!answer.ok) return fail(ofPhoto(answer.error, photo))
      id = answer.data.id
      sent.set(photo, id)
    }
    ids.push(id)
  }
  return ok(ids)
}
