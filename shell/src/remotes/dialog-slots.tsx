import { useEffect, useState, type ComponentType } from 'react';
import type { RemoteEntry } from '@fio/contracts/documents/manifest';
import { boot } from '@fio/platform/boot';
import { toast } from '@fio/platform/feedback';
import { useLocation } from '@fio/platform/router';
import { useShellWords } from '../words/index.ts';
import type { DialogWidgetProps } from './dialog-widget.tsx';
import { dialogsOf, isDialogAsked } from './dialog-address.ts';
import { DialogWaiting } from './dialog-waiting.tsx';

type Props = { readonly entry: RemoteEntry; readonly parameter: string };

/** Fetched when the address first asks for it; it then stays, so that what somebody typed outlives a closed dialog. */
function AskedDialog({ entry, parameter }: Props) {
  const location = useLocation();
  const { key } = location;
  const wanted = isDialogAsked(parameter, location);
  // Set once it is on its way: the server draws the page without what the address asks for over it.
  const [isWaiting, setWaiting] = useState(false);
  const [Widget, setWidget] = useState<ComponentType<DialogWidgetProps> | null>(null);
  useEffect(() => {
    if (!wanted || Widget) return;
    setWaiting(true);
    let isWanted = true;
    import('./dialog-widget.tsx').then(
      ({ default: Fetched, prepare }) => {
        if (!isWanted) return;
        prepare(entry);
        setWidget(() => Fetched);
      },
      () => {
        if (!isWanted) return;
        setWaiting(false);
        toast.error(useShellWords.t('unexpected'));
      },
    );
    return () => void (isWanted = false);
    // By the key, for one who follows the same link once more asks once more.
  }, [wanted, Widget, entry, key]);
  if (Widget) return <Widget entry={entry} parameter={parameter} />;
  return wanted && isWaiting && <DialogWaiting />;
}

/** The dialogs that remotes bring for any page of their side, error pages too (`dialog-address.ts`). */
export const DialogSlots = () =>
  dialogsOf(boot().remotes).map(({ entry, parameter }) => (
    <AskedDialog key={parameter} entry={entry} parameter={parameter} />
  ));
