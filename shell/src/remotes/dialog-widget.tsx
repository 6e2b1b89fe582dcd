import { useEffect, useRef, useState } from 'react';
import type { RemoteEntry } from '@fio/contracts/documents/manifest';
import { toast } from '@fio/platform/feedback';
import { useLocation } from '@fio/platform/router';
import { useShellWords } from '../words/index.ts';
import { isDialogAsked, slotOf } from './dialog-address.ts';
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
function useTold(wanted: boolean, onRetry: () => void): void {
  const wasClosed = useRef(false);
  useEffect(() => {
    toast.error(useShellWords.t('unexpected'));
  }, []);
  useEffect(() => {
    if (wanted && wasClosed.current) onRetry();
    wasClosed.current = !wanted;
  }, [wanted, onRetry]);
}

/** What stands for a dialog that failed, by its parameter. */
const failedOf = (parameter: string) =>
  function Failed({ onRetry }: FailedWidget) {
    useTold(isDialogAsked(parameter, useLocation()), onRetry);
    return null;
  };

/** A remote's dialog over the page. It tells by the address whether it is open. */
export default function DialogWidget({ entry, parameter }: DialogWidgetProps) {
  const [Failed] = useState(() => failedOf(parameter));
  return <QuietWidget entry={entry} name={slotOf(parameter)} Failed={Failed} />;
}
