import { useEffect, useRef, useState } from 'react';
import type { RemoteEntry } from '@fio/contracts/documents/manifest';
import { toast } from '@fio/platform/feedback';
import { useLocation } from '@fio/platform/router';
import { useShellWords } from '../words/index.ts';
import { isDialogAsked, slotOf } from './dialog-address.ts';
import { DialogWaiting } from './dialog-waiting.tsx';
import QuietWidget from './quiet-widget.tsx';
import { remotes } from './remotes.ts';
import type { FailedWidget } from './widget-boundary.tsx';

export interface DialogWidgetProps {
  readonly entry: RemoteEntry;
  readonly parameter: string;
}

/** Has a remote that failed before tried once more, for somebody asks for something else of it now. */
export function prepare(entry: RemoteEntry): void {
  if (remotes.get(entry).status === 'failed') remotes.retry(entry);
}

/** Nothing can stand where a dialog should: a toast says so, and it is tried again when it is asked for again. */
function useFailureToast(asked: string | null, onRetry: () => void): void {
  const last = useRef(asked);
  useEffect(() => {
    toast.error(useShellWords.t('unexpected'));
  }, []);
  useEffect(() => {
    if (asked !== null && asked !== last.current) onRetry();
    last.current = asked;
  }, [asked, onRetry]);
}

/** Which visit asks for the dialog: following the same link once more is another one. Null while none does. */
function useAsking(parameter: string): string | null {
  const location = useLocation();
  return isDialogAsked(parameter, location) ? location.key : null;
}

/** What stands for a dialog that failed and for one on its way, by its parameter. */
const standInsFor = (parameter: string) => ({
  Failed: function Failed({ onRetry }: FailedWidget) {
    useFailureToast(useAsking(parameter), onRetry);
    return null;
  },
  Waiting: () => useAsking(parameter) !== null && <DialogWaiting />,
});

/** A remote's dialog over the page. It tells by the address whether it is open. */
export default function DialogWidget({ entry, parameter }: DialogWidgetProps) {
  const [standIns] = useState(() => standInsFor(parameter));
  return <QuietWidget entry={entry} name={slotOf(parameter)} {...standIns} />;
}
