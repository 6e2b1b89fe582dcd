import { useEffect, useEffectEvent } from 'react';
import { toast } from '../feedback/index.ts';
import { useDeskWords } from './words.ts';

/**
 * Keeps decisions waiting for what they are about, such as a picture on its way: the answer does something once that is seen,
 * and says before what is waited for. `onSeen` hears of it each time it comes.
 */
export function useLookedAt(isSeen: boolean, onSeen: () => void): (act: () => void) => void {
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    if (isSeen) tell();
  }, [isSeen]);
  return (act) => (isSeen ? act() : toast.info(useDeskWords.t('waits')));
}
