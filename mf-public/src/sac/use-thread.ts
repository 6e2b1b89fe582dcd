import { useEffect, useState } from 'react';
import { sac, type SacThread } from '@fio/contracts/public/sac';
import { api, ApiError } from '@fio/platform/api';

/** The conversation behind a link: `gone` when the link opens nothing any more. */
export type Followed = SacThread | 'loading' | 'gone';

/** Asks for the conversation once per link; `onKnown` hears its protocol number. */
export function useThread(token: string, onKnown: (protocol: string) => void) {
  const [thread, setThread] = useState<Followed>('loading');
  useEffect(() => {
    const asked = new AbortController();
    setThread('loading');
    api(sac.follow, { body: { token } }, { signal: asked.signal, quiet: true }).then(
      (found) => {
        setThread(found);
        onKnown(found.protocol);
      },
      (error: unknown) => {
        if (error instanceof ApiError) setThread('gone');
      },
    );
    return () => asked.abort();
  }, [token, onKnown]);
  return [thread, setThread] as const;
}
