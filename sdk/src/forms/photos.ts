/** Limits of one photo; the back end rejects anything beyond them. */
export const photoLimits = {
  /** Highest size of one photo, in bytes. */
  bytes: 8 * 1024 * 1024,
  /** Accepted media types. */
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const

/** Why a photo cannot be sent. */
export type PhotoIssue = 'photo_unreadable' | 'photo_heic' | 'photo_too_large' | 'too_many_photos'

/** Photos that were chosen. Returned by `choosePhotos`. */
export interface ChosenPhotos<F extends Blob> {
  /** The photos to send. */
  readonly photos: readonly F[]
  /** Why a file was left out; null if none was. */
  readonly problem: PhotoIssue | null
  /** The first file with a wrong type or size; null if there is none, even if there were too many photos. */
  readonly refused: F | null
}

/** Adds files to chosen photos. Files that cannot be sent are left out; the first one sets the problem. */
export function choosePhotos<F extends Blob>(chosen: readonly F[], files: readonly F[], most: number): ChosenPhotos<F> {
  const bad = files.find((file) => photoProblem(file) !== null)
  const good = files.filter((file) => photoProblem(file) === null)
  const all = [...chosen, ...good]
  const photos = all.slice(0, most)
  if (bad) return { photos, problem: photoProblem(bad), refused: bad }
  return { photos, problem: all.length > photos.length ? 'too_many_photos' : null, refused: null }
}

const nameOf = (file: Blob): string => ('name' in file && typeof file.name === 'string' ? file.name : '')

/** Photos of phones; some browsers know no media type for them. */
const isHeic = (file: Blob): boolean => /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(nameOf(file))

/** Why a file cannot be sent as a photo; null when it can. */
function photoProblem(file: Blob): PhotoIssue | null {
  if (isHeic(file)) return 'photo_heic'
  // a photo that is not downloaded from the cloud yet is empty
  if (file.size === 0 || !(photoLimits.types as readonly string[]).includes(file.type)) return 'photo_unreadable'
  return file.size > photoLimits.bytes ? 'photo_too_large' : null
}

const aboutPhoto: ReadonlySet<string> = new Set([
  ...['photo_unreadable', 'photo_heic', 'photo_too_large', 'payload_too_large', 'too_many_photos'],
])

interface PhotoError {
  readonly code: string
  readonly issues: readonly { readonly code: string; readonly field: string | null; readonly title: string }[]
}

/** An error of a photo as an issue of the field `photos`, with the name of the photo. */
export function ofPhoto<E extends PhotoError>(error: E, photo: Blob | null): E {
  if (!aboutPhoto.has(error.code)) return error
  const code = error.code === 'payload_too_large' ? 'photo_too_large' : error.code
  return { ...error, issues: [{ code, field: 'photos', title: photo ? nameOf(photo) : '' }] }
}
