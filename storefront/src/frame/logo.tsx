import sprite from '../assets/icons.svg?url'

/** The wordmark; the accent over the a is drawn as a breeze over the word. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 -5 144 47" aria-hidden="true">
      <use href={`${sprite}#logo`} />
    </svg>
  )
}
