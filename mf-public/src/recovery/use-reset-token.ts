import { useEffect, useState } from 'react';
import { recovery } from '@fio/contracts/public/recovery';
import { api } from '@fio/platform/api';
import { useParams } from '@fio/platform/router';

export type TokenState = 'checking' | 'valid' | 'invalid';

/**
 * The token of a recovery link: kept in memory, out of the address bar and the history, and asked about before
 * anything is typed. A network failure counts as valid: saving asks again.
 */
export function useResetToken(): { token: string; state: TokenState; invalidate: () => void } {
  const [token] = useState(useParams()['token'] ?? '');
  const [state, setState] = useState<TokenState>(token ? 'checking' : 'invalid');
  useEffect(() => {
    if (!token) return;
    // Not the router's navigation: the page stays the one it is, only its address forgets the secret.
    window.history.replaceState(window.history.state, '', '/reset');
    api(recovery.checkReset, { body: { token } }, { quiet: true }).then(
      () => setState('valid'),
      (error: { status?: number }) => setState(error.status === 0 ? 'valid' : 'invalid'),
    );
  }, [token]);
  return { token, state, invalidate: () => setState('invalid') };
}
