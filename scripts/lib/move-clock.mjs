/** Shifts the clock of a process or of a page. It runs in both, so it must not use anything from outside. */
export function moveClock(aheadMs) {
  const Real = Date
  globalThis.Date = class extends Real {
    constructor(...parts) {
      if (parts.length === 0) super(Real.now() + aheadMs)
      else super(...parts)
    }

    static now() {
      return Real.now() + aheadMs
    }
  }
}
