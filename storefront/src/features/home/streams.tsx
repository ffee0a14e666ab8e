const LINES = [
  'M-40 96C180 40 320 150 520 96s300-70 480-10 300 40 480-12',
  'M-40 150C200 110 340 196 540 150s300-52 460-6 320 34 480-16',
  'M-40 206C220 190 380 232 580 206s280-24 440 4 320 20 460-10',
  'M-40 262C220 262 400 262 600 258s280 6 440 10 320 2 440-8',
  'M-40 320C220 344 380 288 580 312s280 34 440 14 320-22 460 4',
  'M-40 380C200 424 340 330 540 372s300 58 460 22 320-40 480 4',
]

/** Drifting lines of air: the same current that the product makes. */
export function Streams() {
  return (
    <svg className="streams" viewBox="0 0 1440 470" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {LINES.map((line) => (
        <path key={line} d={line} pathLength="100" />
      ))}
    </svg>
  )
}
