import sprite from '../assets/icons.svg?url'

/** The wordmark: the accent over the a is a breeze that runs on over the word. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 -5 144 47" aria-hidden="true">
      <use href={`${sprite}#logo`} />
    </svg>
  )
}
