/** A line with a length relative to the longest one; its value is shown beside it. */
export const Bar = ({ share }: { readonly share: number }) => (
  <svg className="bar" aria-hidden="true">
    <line y1="4" y2="4" x2={`${Math.max(1, Math.round(Math.min(1, share) * 100))}%`} />
  </svg>
)
