import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '@fio/platform/router';
import { isSacAsked, tokenIn, withSac } from './sac-address.ts';
import { SacDialog } from './sac-dialog.tsx';

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
 * Customer service over whatever the public side shows, its error pages too: the shell draws it once an address asks for
 * it, and it then stays, so that what somebody typed outlives a closed dialog.
 */
export default function SacWidget() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [token, forget] = useFollowed();
  // It opens after it is there: only then does it know where the focus goes back to.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const close = () => {
    forget();
    void navigate(pathname + withSac(search, false) + hash, { replace: true, preventScrollReset: true });
  };
  return <SacDialog opened={ready && isSacAsked(search)} token={token} onForget={forget} onClose={close} />;
}
