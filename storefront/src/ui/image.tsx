/** Result of `imageSources` of the SDK. */
export interface Sources {
  readonly webp: { readonly srcSet: string }
  readonly fallback: { readonly src: string; readonly srcSet: string }
  readonly width: number
  readonly height: number
}

export interface ImageProps {
  readonly sources: Sources
  readonly alt: string
  /** First picture of the page: loads eagerly and with priority. */
  readonly eager?: boolean
  readonly sizes?: string
}

/** A picture in webp with a fallback, in single and double density, with its size reserved. */
export function Image({ sources, alt, eager, sizes }: ImageProps) {
  return (
    <picture>
      <source type="image/webp" srcSet={sources.webp.srcSet} sizes={sizes} />
      <img
        src={sources.fallback.src}
        srcSet={sources.fallback.srcSet}
        sizes={sizes}
        alt={alt}
        width={sources.width}
        height={sources.height}
        decoding="async"
        {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  )
}
