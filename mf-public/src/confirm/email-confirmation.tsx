import { useEffect, useState } from 'react';
import { Banner } from '@fio/design-system/banner';
import { useSearchParams } from '@fio/platform/router';
import type { LinkName } from './confirm-email.ts';
import { useConfirmWords } from './words.ts';
import classes from './email-confirmation.module.css';

const NAMES: readonly LinkName[] = ['confirm', 'email'];

type Outcome = 'confirming' | 'confirmed' | 'failed';

/**
 * Handles the links that confirm an address, `?confirm=TOKEN` and `?email=TOKEN`: takes the token out of the address bar, sends
 * it and tells the result. Stands on the sign-in page and on the home page, where the signed-in are led.
 */
export function EmailConfirmation() {
  const t = useConfirmWords();
  const [search, setSearch] = useSearchParams();
  const [outcome, setOutcome] = useState<Outcome>();
  const name = NAMES.find((one) => search.has(one));
  const token = name && search.get(name);

  useEffect(() => {
    if (!name || !token) return;
    setOutcome('confirming');
    setSearch(
      (before) => {
        before.delete(name);
        return before;
      },
      { replace: true },
    );
    // A chunk of its own: the home page seldom needs it.
    void import('./confirm-email.ts')
      .then(({ confirmEmail }) => confirmEmail(name, token))
      .then((done) => setOutcome(done ? 'confirmed' : 'failed'))
      .catch(() => setOutcome('failed'));
  }, [name, token, setSearch]);

  return (
    <div role="status" className={classes['status']}>
      {outcome && (
        <Banner kind="strip" label={t(outcome)} tone={outcome === 'failed' ? 'warning' : 'neutral'}>
          {t(outcome)}
        </Banner>
      )}
    </div>
  );
}
