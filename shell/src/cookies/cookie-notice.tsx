import { Banner } from '@fio/design-system/banner';
import { Button } from '@fio/design-system/button';
import { useShellWords } from '../words/index.ts';
import { giveConsent, isObservable, useIsAsked } from './consent.ts';

/** No is one press away from yes, beside it and of its size. */
function Choices() {
  const t = useShellWords();
  if (!isObservable())
    return (
      <Button size="sm" onClick={() => giveConsent('necessary')}>
        {t('cookies.accept')}
      </Button>
    );
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => giveConsent('necessary')}>
        {t('cookies.necessary')}
      </Button>
      <Button size="sm" onClick={() => giveConsent('all')}>
        {t('cookies.all')}
      </Button>
    </>
  );
}

/** The cookie notice, until answered for 90 days (specification, section 9). */
export function CookieNotice() {
  const t = useShellWords();
  if (!useIsAsked()) return null;
  return (
    <Banner kind="floating" label={t('cookies.label')} actions={<Choices />}>
      {t(isObservable() ? 'cookies.ask' : 'cookies.text')}
    </Banner>
  );
}
