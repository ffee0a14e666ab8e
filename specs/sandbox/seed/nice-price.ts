import { inMarket } from '../src/market.ts'
import type { Haler } from './types.ts'

/** 89, 249, 849, 1 290, 12 990 Kč. */
function crownPrice(crowns: number): Haler {
  if (crowns < 100) return Math.max(9, Math.round((crowns + 1) / 10) * 10 - 1) * 100
  if (crowns < 1000) return (Math.round((crowns + 1) / 10) * 10 - 1) * 100
  if (crowns < 10_000) return (Math.round((crowns + 10) / 100) * 100 - 10) * 100
  return (Math.round((crowns + 10) / 500) * 500 - 10) * 100
}

/** 3,50, 12,90, 124,90, 460, 2 350 €. */
function euroPrice(euros: number): Haler {
  if (euros < 10) {
    const whole = Math.floor(euros) * 100
    const near = [whole - 10, whole + 50, whole + 90].filter((price) => price > 0)
    return near.reduce((best, one) => (Math.abs(one - euros * 100) < Math.abs(best - euros * 100) ? one : best))
  }
  if (euros < 100) return Math.round(euros + 0.1) * 100 - 10
  if (euros < 400) return Math.round((euros + 0.1) / 5) * 500 - 10
  if (euros < 2000) return Math.round(euros / 10) * 1000
  return Math.round(euros / 50) * 5000
}

/** Rounds to a typical retail price of the market, in minor units. */
export const nicePrice: (amount: number) => Haler = inMarket({ cs: crownPrice, sk: euroPrice })
