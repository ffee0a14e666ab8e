/** Result of `imageSources` of the SDK, sources by width, or a single source. */
export interface Sources {
  /** Missing for a picture in one format only. */
  readonly webp?: { readonly srcSet: string }
  readonly fallback: { readonly src: string }
  readonly width: number
  readonly height: number
}

export interface ImageProps {
  readonly sources: Sources
  readonly alt: string
  /** Loads with the page, the first picture before all others. Other pictures load when they come near. */
  readonly eager?: boolean | 'first'
  /** Loads after more important pictures. */
  readonly late?: boolean
  readonly sizes?: string
  /** Fills its frame, without the margin around a cut-out product. */
  readonly full?: boolean
}

interface Sized {
  readonly width?: number | null
  readonly height?: number | null
}

/** Whether a picture shows a place, and not something cut out: those are wider than high. */
export const isFull = ({ width, height }: Sized): boolean => (width ?? 0) > (height ?? 0)

/** A picture in webp, with a fallback in single density for browsers without it, with its size reserved. */
export function Image({ sources, alt, eager, late, sizes, full }: ImageProps) {
  const { webp, fallback, width, height } = sources
  const image = (
    <img
      src={fallback.src}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      className={full ? 'is-full' : undefined}
      fetchPriority={eager === 'first' ? 'high' : late ? 'low' : undefined}
      loading={eager ? undefined : 'lazy'}
    />
  )
  if (!webp) return image
  return (
    <picture>
      <source type="image/webp" srcSet={webp.srcSet} sizes={sizes} />
      {image}
    </picture>
  )
}
