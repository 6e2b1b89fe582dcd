import { useEffect, useState, type ComponentType } from 'react';
import { toast } from '@fio/platform/feedback';
import { useLocation, useNavigate } from '@fio/platform/router';
import { useShellWords } from '../words/index.ts';
import { SAC_PARAMETER, tokenIn, withSac } from './sac-address.ts';
import type { SacDialogProps } from './sac-dialog.tsx';

/** The secret leaves the address bar as soon as it is read; the page keeps it as long as it lives. */
function useFollowed(): [token: string | null, forget: () => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(null);
  const found = tokenIn(hash);
  useEffect(() => {
    if (found === null) return;
    setToken(found);
    void navigate(pathname + withSac(search, true), { replace: true, preventScrollReset: true });
  }, [found, navigate, pathname, search]);
  return [token, () => setToken(null)];
}

/**
 * Customer service over whatever the public side shows, its error pages too. The dialog's code is fetched when it is first
 * asked for; it then stays, so that what somebody typed outlives a closed dialog.
 */
export function SacHost() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [token, forget] = useFollowed();
  const [Dialog, setDialog] = useState<ComponentType<SacDialogProps> | null>(null);
  // It opens after it is there: only then does it know where the focus goes back to.
  const [ready, setReady] = useState(false);
  const wanted = new URLSearchParams(search).has(SAC_PARAMETER);
  const close = () => {
    forget();
    void navigate(pathname + withSac(search, false) + hash, { replace: true, preventScrollReset: true });
  };
  useEffect(() => {
    if (!wanted || Dialog) return;
    let isWanted = true;
    import('./sac-dialog.tsx').then(
      (module) => isWanted && setDialog(() => module.default),
      () => isWanted && toast.error(useShellWords.t('unexpected')),
    );
    return () => void (isWanted = false);
  }, [wanted, Dialog]);
  useEffect(() => setReady(Dialog !== null), [Dialog]);
  return Dialog && <Dialog opened={ready && wanted} token={token} onForget={forget} onClose={close} />;
}
