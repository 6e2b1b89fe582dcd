import { useEffect, useState } from 'react';
import { unsubscribe } from '@fio/contracts/public/unsubscribe';
import { api } from '@fio/platform/api';
import { useParams } from '@fio/platform/router';

/** Where a link stands; `none` when the page was opened without one. */
export type LinkState =
  | { readonly step: 'none' | 'checking' | 'invalid' }
  | { readonly step: 'ask' | 'done' | 'already'; readonly email: string };

/**
 * The link of a marketing e-mail: kept in memory, out of the address bar and the history. Looking changes nothing;
 * `stop` takes the consent back.
 */
export function useLink() {
  const [token] = useState(useParams()['id'] ?? '');
  const [state, setState] = useState<LinkState>({ step: token ? 'checking' : 'none' });
  useEffect(() => {
    if (!token) return;
    // Not the router's navigation: the page stays the one it is, only its address forgets the secret.
    window.history.replaceState(window.history.state, '', '/unsubscribe');
    api(unsubscribe.check, { body: { token } }, { quiet: true }).then(
      ({ email, subscribed }) => setState({ step: subscribed ? 'ask' : 'already', email }),
      () => setState({ step: 'invalid' }),
    );
  }, [token]);
  const stop = async (email: string) => {
    await api(unsubscribe.confirm, { body: { token } });
    setState({ step: 'done', email });
  };
  return { state, stop };
}
