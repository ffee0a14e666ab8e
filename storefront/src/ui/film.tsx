import play from '../assets/play.svg?inline'

interface FilmProps {
  readonly src: string
  /** URL of the still picture. */
  readonly picture: string | undefined
}

const size = { width: 640, height: 360 }

/**
 * A film without speech, which loads when it is played. The picture is behind it, because a `poster` would load with the
 * page, before visible pictures. The poster is only the play mark: without one, browsers draw a grey box. It is inline, because a
 * request would compete with the largest picture.
 */
export const Film = ({ src, picture }: FilmProps) => (
  <div className="film">
    {picture && <img src={picture} alt="" {...size} loading="lazy" decoding="async" />}
    {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it has no speech */}
    <video controls playsInline preload="none" poster={play} {...size} src={src} />
  </div>
)
