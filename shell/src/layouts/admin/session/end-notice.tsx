import { type FocusEvent, useRef, useState } from 'react';
import { staffSession } from '@fio/contracts/admin/staff-session';
import { api } from '@fio/platform/api';
import { stores } from '@fio/platform/session';
import { Banner } from '@fio/design-system/banner';
import { Button } from '@fio/design-system/button';
import { useSessionEndWords } from './words.ts';

/** Told this long before. */
const NEAR_SECONDS = 300;

/** Whole minutes until the session ends, rounded up; null while its end is far, or past. */
const useMinutesLeft = () =>
  stores.admin(({ remaining }) =>
    remaining === null || remaining > NEAR_SECONDS ? null : Math.ceil(remaining / 60),
  );

/** Where the person was before they came to the notice, so that they are back there when it goes; else the page's content. */
function useWayBack() {
  const before = useRef<HTMLElement>(null);
  const notice = useRef<Element>(null);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    notice.current = currentTarget;
    if (relatedTarget instanceof HTMLElement && currentTarget.contains(relatedTarget)) return;
    before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  const goBack = () => {
    // Who has gone elsewhere meanwhile stays there.
    const here = document.activeElement;
    if (here !== document.body && !notice.current?.contains(here)) return;
    const place = before.current?.isConnected ? before.current : document.getElementById('conteudo');
    place?.focus({ preventScroll: true });
  };
  return { onFocus, goBack };
}

function Notice({ minutes }: { minutes: number }) {
  const t = useSessionEndWords();
  const renewable = stores.admin((state) => state.renewable);
  const [isBusy, setBusy] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const { onFocus, goBack } = useWayBack();
  // Any call would do: it is its answer that moves the end. What fails has been told, and may be tried again.
  const renew = async () => {
    setBusy(true);
    await api(staffSession.user).catch(() => undefined);
    setBusy(false);
    goBack();
  };
  const dismiss = () => {
    setDismissed(true);
    goBack();
  };
  if (isDismissed) return null;
  return (
    <div onFocus={onFocus}>
      <Banner
        kind="corner"
        label={t('label')}
        actions={
          renewable ? (
            <Button size="sm" variant="secondary" loading={isBusy} onClick={() => void renew()}>
              {t('renew')}
            </Button>
          ) : (
            <Button size="sm" variant="quiet" onClick={dismiss}>
              {t('dismiss')}
            </Button>
          )
        }
      >
        {t(renewable ? 'idle' : 'last', { minutes: String(minutes) })}
      </Banner>
    </div>
  );
}

/** Tells before the session ends, quietly, and goes on with it where that can be. Screen readers hear of it at once. */
export function EndNotice() {
  const minutes = useMinutesLeft();
  // Always there: what is put into the page together with its words is not read out everywhere.
  return <div role="status">{minutes !== null && minutes > 0 && <Notice minutes={minutes} />}</div>;
}
