import { useState, useSyncExternalStore } from 'react';
import { Banner } from '@fio/design-system/banner';
import { Button } from '@fio/design-system/button';
import { useShellWords } from '../words/index.ts';
import { hasCookie, setCookie } from './cookie.ts';

const COOKIE = 'cookiesAccept';
const DAYS = 90;
const never = () => () => undefined;

/** The cookie notice, until dismissed for 90 days (specification, section 9). */
export function CookieNotice() {
  const t = useShellWords();
  const [answered, setAnswered] = useState(false);
  // The page is drawn without the notice by the server: who can't read it can't close it.
  const known = useSyncExternalStore(
    never,
    () => hasCookie(COOKIE),
    () => true,
  );
  if (answered || known) return null;
  const accept = () => {
    setCookie(COOKIE, DAYS);
    setAnswered(true);
  };
  return (
    <Banner
      kind="floating"
      label={t('cookies.label')}
      actions={
        <Button size="sm" onClick={accept}>
          {t('cookies.accept')}
        </Button>
      }
    >
      {t('cookies.text')}
    </Banner>
  );
}
