import * as texts from '#texts/entities/photo'
import type { UseClaimFormResult } from '@vanek/react-hooks'
import { useEffect, useState } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

const SIDE = 192
const MEGABYTE = 1024 * 1024

/** A thumbnail of a photo as a data URL, which the CSP allows; null if it cannot be drawn. */
async function previewOf(photo: File): Promise<string | null> {
  const bitmap = await createImageBitmap(photo).catch(() => null)
  if (!bitmap) return null
  const canvas = document.createElement('canvas')
  const scale = SIDE / Math.min(bitmap.width, bitmap.height)
  canvas.width = SIDE
  canvas.height = SIDE
  const [width, height] = [bitmap.width * scale, bitmap.height * scale]
  canvas.getContext('2d')?.drawImage(bitmap, (SIDE - width) / 2, (SIDE - height) / 2, width, height)
  bitmap.close()
  return canvas.toDataURL('image/jpeg', 0.8)
}

function Preview({ photo, onRemove }: { readonly photo: File; readonly onRemove: () => void }) {
  // undefined until it is drawn
  const [src, setSrc] = useState<string | null>()
  useEffect(() => {
    let cancelled = false
    void previewOf(photo).then((drawn) => {
      if (!cancelled) setSrc(drawn)
    })
    return () => {
      cancelled = true
    }
  }, [photo])
  return (
    <li className="photo-preview">
      {src ? <img src={src} alt="" width={96} height={96} /> : <span className="photo-blank" />}
      <span className="small photo-name">{photo.name}</span>
      <span role="alert">{src === null && <span className="field-error">{texts.unreadable}</span>}</span>
      <IconButton label={texts.removePhoto(photo.name)} onClick={onRemove}>
        <Icon name="trash" />
      </IconButton>
    </li>
  )
}

interface PhotoFieldProps extends Pick<UseClaimFormResult, 'fileInputProps' | 'photos' | 'removePhoto'> {
  readonly errorProps: (field: 'photos') => { readonly id: string }
  readonly label: string
  /** The highest number of photos. */
  readonly maxPhotos: number
  /** The highest size of one, in bytes. */
  readonly bytes: number
  /** The error of the photos. */
  readonly problem: string | null
  /** Whether the form was rendered again by the server, which cannot restore files. */
  readonly cameBack: boolean
}

/** Chooses photos from files or the camera; chosen photos are shown and can be removed. */
export function PhotoField({ label, maxPhotos, bytes, fileInputProps, problem, cameBack, ...field }: PhotoFieldProps) {
  const { photos, removePhoto, errorProps } = field
  const { id, ...input } = fileInputProps
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {`${label} `}
        <span className="field-mark">{texts.photoLimits(maxPhotos, bytes / MEGABYTE)}</span>
      </label>
      <input id={id} className="input photo-files" {...input} />
      <span role="alert">
        {problem !== null && (
          <span className="field-error" {...errorProps('photos')}>
            {problem}
          </span>
        )}
      </span>
      {cameBack && photos.length === 0 && <p className="small quiet">{texts.photosAgain}</p>}
      {photos.length > 0 && (
        <ul className="photo-previews">
          {photos.map((photo) => (
            <Preview
              key={`${photo.name} ${photo.size} ${photo.lastModified}`}
              photo={photo}
              onRemove={() => {
                removePhoto(photo)
                // the pressed button was removed
                document.getElementById(id)?.focus()
              }}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
