import { useEffect, useEffectEvent, useState } from 'react';
import { serverNow } from '../../boot/index.ts';

/** Whole seconds until `at`, counted down. */
export function useSecondsUntil(at: string): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(at) - serverNow().getTime()) / 1_000));
  const [seconds, setSeconds] = useState(left);
  const count = useEffectEvent(() => setSeconds(left()));
  useEffect(() => {
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
