import { useEffect, useState } from 'react';
import { serverNow } from '@fio/platform/boot';

/** The server's time, ticking each second while `ticking`. */
export function useNow(ticking = true): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!ticking) return;
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, [ticking]);
  return now;
}
