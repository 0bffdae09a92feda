import { useEffect, useState } from 'react'

/** The value, or the one before it while there is none: a dialog that closes keeps its text until it is gone. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  useEffect(() => {
    if (value !== null) setLast(value)
  }, [value])
  return value ?? last
}
