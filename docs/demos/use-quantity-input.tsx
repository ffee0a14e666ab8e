import { useQuantityInput } from '@vanek/react-hooks'
import { useState } from 'react'

export function Demo() {
  const [amount, setAmount] = useState(2)
  const { inputProps, decrementButtonProps, incrementButtonProps } = useQuantityInput({
    value: amount,
    onCommit: setAmount,
    min: 2,
    max: 20,
    step: 2,
  })
  return (
    <div className="stack">
      <label htmlFor={inputProps.id}>Sold in pairs, at most 20. Type 7 and press Enter.</label>
      <div className="row">
        <button className="quiet" aria-label="Less" {...decrementButtonProps}>
          −
        </button>
        <input className="short" {...inputProps} />
        <button className="quiet" aria-label="More" {...incrementButtonProps}>
          +
        </button>
      </div>
      <p>Committed: {amount}</p>
    </div>
  )
}
