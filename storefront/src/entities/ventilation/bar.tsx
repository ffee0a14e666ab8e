/** A line as long as its share of the longest one; what it means stands beside it. */
export const Bar = ({ share }: { readonly share: number }) => (
  <svg className="bar" aria-hidden="true">
    <line y1="4" y2="4" x2={`${Math.max(1, Math.round(Math.min(1, share) * 100))}%`} />
  </svg>
)
