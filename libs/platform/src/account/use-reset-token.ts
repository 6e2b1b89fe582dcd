import { useEffect, useState } from 'react';
import { api } from '../api/index.ts';
import { useParams } from '../router/index.ts';
import type { RecoverySide } from './recovery.ts';

export type TokenState = 'checking' | 'valid' | 'invalid';

/**
 * The token of a recovery link: kept in memory, out of the address bar and the history, and asked about before
 * anything is typed. A network failure counts as valid: saving asks again.
 */
export function useResetToken({ endpoints, paths }: RecoverySide) {
  const [token] = useState(useParams()['token'] ?? '');
  const [state, setState] = useState<TokenState>(token ? 'checking' : 'invalid');
  const { checkReset } = endpoints;
  useEffect(() => {
    if (!token) return;
    // Not the router's navigation: the page stays the one it is, only its address forgets the secret.
    window.history.replaceState(window.history.state, '', paths.reset);
    api(checkReset, { body: { token } }, { quiet: true }).then(
      () => setState('valid'),
      (error: { status?: number }) => setState(error.status === 0 ? 'valid' : 'invalid'),
    );
  }, [token, checkReset, paths.reset]);
  return { token, state, invalidate: () => setState('invalid') };
}
