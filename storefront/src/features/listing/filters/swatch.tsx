/** A sample of a colour beside its name; striped where one tone does not say it. */
export const Swatch = ({ colour }: { readonly colour: string | null }) => (
  <svg className="swatch" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="7.5" fill={colour ?? 'none'} />
    {colour === null && <path d="M2 14 14 2M1 9l8-8M7 15l8-8" />}
  </svg>
)
