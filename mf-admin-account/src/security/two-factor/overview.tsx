import type { OwnSecurity } from '@fio/contracts/admin/security';
import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import classes from '../security.module.css';
import { useSecurityWords } from '../words.ts';

export type Change = 'enable' | 'disable' | 'renew';

/** Whether it is on, and what may be done about it. */
export function Overview({ own, onChange }: { own: OwnSecurity; onChange: (change: Change) => void }) {
  const t = useSecurityWords();
  const { twoFactorSince, recoveryCodes } = own;
  if (twoFactorSince === null)
    return (
      <>
        <Text tone="muted">{t('two.off')}</Text>
        <div>
          <Button variant="secondary" onClick={() => onChange('enable')}>
            {t('two.enable')}
          </Button>
        </div>
      </>
    );
  return (
    <>
      <Text>{t('two.on', { when: format.dateTime(twoFactorSince) })}</Text>
      <Text tone={recoveryCodes < 3 ? 'warning' : 'muted'}>{t('two.left', { count: recoveryCodes })}</Text>
      <div className={classes['buttons']}>
        <Button variant="secondary" onClick={() => onChange('renew')}>
          {t('two.renew')}
        </Button>
        <Button variant="secondary" onClick={() => onChange('disable')}>
          {t('two.disable')}
        </Button>
      </div>
    </>
  );
}
