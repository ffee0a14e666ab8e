interface FilmProps {
  readonly src: string
  /** URL of the still picture. */
  readonly picture: string | undefined
}

const size = { width: 640, height: 360 }

/**
 * A film without speech, which loads when it is played. A `poster` would load with the page, before visible pictures, so
 * there is a picture behind it instead.
 */
export const Film = ({ src, picture }: FilmProps) => (
  <div className="film">
    {picture && <img src={picture} alt="" {...size} loading="lazy" decoding="async" />}
    {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it has no speech */}
    <video controls playsInline preload="none" {...size} src={src} />
  </div>
)
