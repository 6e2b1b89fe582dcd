import { useEffect, useState } from 'react';
import { Banner } from '@fio/design-system/banner';
import { useSearchParams } from '@fio/platform/router';
import { useConfirmWords } from './words.ts';
import classes from './email-confirmation.module.css';

type Outcome = 'confirming' | 'confirmed' | 'failed';

/**
 * Handles the link of the confirmation e-mail, `?confirm=TOKEN`: takes the token out of the address bar, sends
 * it and tells the result. Stands on the sign-in page and on the home page, where the signed-in are led.
 */
export function EmailConfirmation() {
  const t = useConfirmWords();
  const [search, setSearch] = useSearchParams();
  const [outcome, setOutcome] = useState<Outcome>();
  const token = search.get('confirm');

  useEffect(() => {
    if (!token) return;
    setOutcome('confirming');
    setSearch(
      (before) => {
        before.delete('confirm');
        return before;
      },
      { replace: true },
    );
    // A chunk of its own: the home page seldom needs it.
    void import('./confirm-email.ts')
      .then(({ confirmEmail }) => confirmEmail(token))
      .then((done) => setOutcome(done ? 'confirmed' : 'failed'))
      .catch(() => setOutcome('failed'));
  }, [token, setSearch]);

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
