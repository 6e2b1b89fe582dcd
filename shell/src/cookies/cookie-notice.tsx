import { useState } from 'react';
import { Banner } from '@fio/design-system/banner';
import { Button } from '@fio/design-system/button';
import { useShellWords } from '../words/index.ts';
import { hasCookie, setCookie } from './cookie.ts';

const COOKIE = 'cookiesAccept';
const DAYS = 90;

/** The cookie notice, until dismissed for 90 days (specification, section 9). */
export function CookieNotice() {
  const t = useShellWords();
  const [answered, setAnswered] = useState(() => hasCookie(COOKIE));
  if (answered) return null;
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
