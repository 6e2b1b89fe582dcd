import { useEffect, useState } from 'react';

/** A value once it has been the same for so long. */
export function usePaused<T>(value: T, milliseconds: number): T {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return paused;
}
