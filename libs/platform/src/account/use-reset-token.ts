import { useEffect, useState } from 'react';
import { api } from '../api/index.ts';
import { useParams } from '../router/index.ts';
import type { RecoverySide } from './recovery.ts';

/** `stopped`: the link is good, but its account was stopped; another link would be as useless. */
export type TokenState = 'checking' | 'valid' | 'invalid' | 'stopped';

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
      (error: { status?: number; code?: string }) => {
        if (error.status === 0) setState('valid');
        else setState(error.code === 'ADMIN_HELP' ? 'stopped' : 'invalid');
      },
    );
  }, [token, checkReset, paths.reset]);
  return { token, state, invalidate: () => setState('invalid') };
}
