import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { toast } from '@fio/platform/feedback';
import { Outlet, useLocation, useNavigate, type RouteObject } from '@fio/platform/router';
import { usePageWords } from '../page/words.ts';
import { ENTRY } from '../votes/pending-vote.ts';
import { DIALOGS, type PageDialogProps } from './page-dialog.ts';

interface Loaded {
  readonly name: string;
  readonly Dialog: ComponentType<PageDialogProps>;
  /** False for the first drawing: what had the focus is noted when a dialog opens, not when it is born open. */
  readonly settled: boolean;
}

/** Takes the dialog's parameter out of the address; the page stays where it is. */
function useClose(name: string | undefined): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    // Read when it is called: closing must not become another function with each address.
    const { pathname, search, hash } = window.location;
    const rest = new URLSearchParams(search);
    if (name) rest.delete(name);
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true, preventScrollReset: true });
  }, [name, navigate]);
}

/** The dialog the address asks for, over whichever page it is. */
function OpenDialog({ name, value }: { name: string | undefined; value: string }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const close = useClose(name);
  useEffect(() => {
    const load = name === undefined ? undefined : DIALOGS[name];
    if (name === undefined || load === undefined) return;
    let isWanted = true;
    load().then(
      ({ default: Dialog }) => isWanted && setLoaded({ name, Dialog, settled: false }),
      () => {
        if (!isWanted) return;
        toast.error(usePageWords.t('dialogFailed'));
        close();
      },
    );
    return () => void (isWanted = false);
  }, [name, close]);
  useEffect(() => {
    if (loaded && !loaded.settled) setLoaded({ ...loaded, settled: true });
  }, [loaded]);
  if (!loaded) return null;
  return <loaded.Dialog opened={loaded.settled && loaded.name === name} value={value} onClose={close} />;
}

function Page() {
  const search = new URLSearchParams(useLocation().search);
  // Who has to sign in for a dialog does so in its place, and is back in it when the sheet closes.
  const name = search.has(ENTRY) ? ENTRY : Object.keys(DIALOGS).find((one) => search.has(one));
  return (
    <>
      <Outlet />
      <OpenDialog name={name} value={(name && search.get(name)) ?? ''} />
    </>
  );
}

/** The pages, each with the dialog that its address names. */
export const withDialogs = (pages: RouteObject[]): RouteObject[] => [{ Component: Page, children: pages }];
