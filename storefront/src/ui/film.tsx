interface FilmProps {
  readonly src: string
  /** Address of the picture that stands for it. */
  readonly picture: string | undefined
}

const size = { width: 640, height: 360 }

/**
 * A film without words, which loads when it is played. A `poster` would load with the page, before pictures that are in
 * view, so a picture lies behind it.
 */
export const Film = ({ src, picture }: FilmProps) => (
  <div className="film">
    {picture && <img src={picture} alt="" {...size} loading="lazy" decoding="async" />}
    {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nothing is said in it */}
    <video controls playsInline preload="none" {...size} src={src} />
  </div>
)
