import { useEffect, useRef, useState } from 'react';
import type { RecordChange } from '@fio/contracts/admin/changes';
import { serverNow } from '../../boot/index.ts';
import { type Area, nameOfArea } from '../area.ts';
import { followRecord } from './change-stream.ts';

/** Whether the tab is on screen: what nobody looks at is not followed. */
function useVisible(): boolean {
  const [isVisible, setVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const look = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}

/**
 * What somebody else did to a record since it was read, `readAt` in milliseconds of this browser's clock; null when nobody
 * did, and again once a later reading is shown.
 */
export function useRecordChange(area: Area, id: string | null, readAt: number): RecordChange | null {
  const [found, setFound] = useState<{ change: RecordChange; readAt: number } | null>(null);
  const isVisible = useVisible();
  const resource = nameOfArea(area);
  const latest = useRef(readAt);
  useEffect(() => {
    latest.current = readAt;
  }, [readAt]);
  useEffect(() => {
    if (id === null || !isVisible) return;
    const gone = new AbortController();
    const after = () => new Date(serverNow().getTime() - (Date.now() - latest.current));
    void followRecord({ resource, id, after }, gone.signal, (change) =>
      setFound({ change, readAt: latest.current }),
    );
    return () => gone.abort();
  }, [resource, id, isVisible]);
  return found?.readAt === readAt ? found.change : null;
}
