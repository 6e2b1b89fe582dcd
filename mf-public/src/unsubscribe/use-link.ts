import { useEffect, useState } from 'react';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { unsubscribe } from '@fio/contracts/public/unsubscribe';
import { api } from '@fio/platform/api';
import { useParams } from '@fio/platform/router';

/** Where a link stands; `none` when the page was opened without one. */
export type LinkState =
  | { readonly step: 'none' | 'checking' | 'invalid' }
  | ({ readonly step: 'ask' | 'done' | 'already' } & Linked);

/** Whose mail, masked, and what the link ends. */
export type Linked = Pick<ResponseOf<typeof unsubscribe.check>, 'email' | 'ends'>;

/**
 * The link of an e-mail that may be ended: kept in memory, out of the address bar and the history. Looking changes nothing;
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
      ({ subscribed, ...linked }) => setState({ step: subscribed ? 'ask' : 'already', ...linked }),
      () => setState({ step: 'invalid' }),
    );
  }, [token]);
  const stop = async ({ email, ends }: Linked) => {
    await api(unsubscribe.confirm, { body: { token } });
    setState({ step: 'done', email, ends });
  };
  return { state, stop };
}
