import { acknowledgeExpiry, stores } from '@fio/platform/session';
import { Button } from '@fio/design-system/button';
import { Dialog } from '@fio/design-system/dialog';
import { Text } from '@fio/design-system/text';
import { useShellWords } from '../../words/index.ts';
import classes from './admin.module.css';

/** The pop-up when the session ran out; signing in again leads back to this page. */
export function ExpiredDialog() {
  const t = useShellWords();
  const expired = stores.admin((state) => state.expired);
  const signIn = () => acknowledgeExpiry('admin');
  return (
    <Dialog
      opened={expired}
      onClose={signIn}
      title={t('admin.expired.title')}
      closeLabel={t('close')}
      closeable={false}
      width={400}
      persistent
    >
      <div className={classes['expired']}>
        <Text>{t('admin.expired.text')}</Text>
        <Button fullWidth onClick={signIn} data-autofocus>
          {t('admin.expired.action')}
        </Button>
      </div>
    </Dialog>
  );
}
