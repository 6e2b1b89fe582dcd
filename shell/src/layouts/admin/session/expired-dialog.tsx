import { isFilled, Slot } from '@fio/platform/remote';
import { acknowledgeExpiry, stores } from '@fio/platform/session';
import { Button } from '@fio/design-system/button';
import { Dialog } from '@fio/design-system/dialog';
import { Text } from '@fio/design-system/text';
import classes from './session.module.css';
import { useSessionEndWords } from './words.ts';

/** How one signs in belongs to the remote that has the sign-in page. */
const SIGN_IN = 'session.sign-in';

/**
 * The pop-up when the session ran out. The page stays beneath it, unreadable, and signing in here goes on with it; leaving
 * it leads to the sign-in page and from there back.
 */
export function ExpiredDialog() {
  const t = useSessionEndWords();
  const isExpired = stores.admin((state) => state.lapsed !== null);
  const leave = () => acknowledgeExpiry('admin');
  return (
    <Dialog
      opened={isExpired}
      onClose={leave}
      title={t('expired.title')}
      closeLabel={t('close')}
      closeable={false}
      width={400}
      persistent
      veil
    >
      <div className={classes['expired']}>
        <Text>{t('expired.text')}</Text>
        {isFilled(SIGN_IN) && <Slot name={SIGN_IN} />}
        <Button variant="quiet" fullWidth onClick={leave}>
          {t('expired.leave')}
        </Button>
      </div>
    </Dialog>
  );
}
