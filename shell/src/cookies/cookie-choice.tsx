import { Button } from '@fio/design-system/button';
import { useShellWords } from '../words/index.ts';
import { askAgain, isObservable } from './consent.ts';

/** The way back to the cookie notice, where there was something to choose. */
export function CookieChoice() {
  const t = useShellWords();
  if (!isObservable()) return null;
  return (
    <Button size="sm" variant="quiet" onClick={askAgain}>
      {t('cookies.choose')}
    </Button>
  );
}
