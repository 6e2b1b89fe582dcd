import { adminPrizes } from '@fio/contracts/admin/prizes';
import { validation } from '@fio/contracts/admin/validation';
import { Button } from '@fio/design-system/button';
import { EmptyState } from '@fio/design-system/empty-state';
import { Text } from '@fio/design-system/text';
import { useMay } from '@fio/platform/area';
import { useApiMutation } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { useNavigate } from '@fio/platform/router';
import { Key } from '../invoices/review/key.tsx';
import { useDeskKeys } from '../invoices/review/use-desk-keys.ts';
import { usePrizesWords } from '../prizes/words.ts';
import { goNext } from './use-desk.ts';
import classes from './validation.module.css';
import type { Win } from './win.ts';
import { useValidationWords } from './words.ts';

/** The letter about the decision did not leave: the decision stands, and it can be sent again. */
function Unsent({ prize }: { prize: Win['prize'] }) {
  const t = useValidationWords();
  const may = useMay();
  const { mutateAsync, isPending } = useApiMutation(adminPrizes.resend, [validation.get, adminPrizes.get]);
  const { id, version } = prize;
  const resend = async () => {
    await mutateAsync({ params: { id }, body: { version } });
    toast.success(t('resent'));
  };
  return (
    <div className={classes['unsent']} role="alert">
      <Text>{t('mail.failed')}</Text>
      {may(adminPrizes.resend) && (
        <Button
          variant="secondary"
          size="sm"
          loading={isPending}
          // The person has been told by the call itself.
          onClick={() => void resend().catch(() => undefined)}
        >
          {t('resend')}
        </Button>
      )}
    </div>
  );
}

/** A prize that waits for nobody: how it was decided, and the ways on. */
export function Decided({ win: { prize } }: { win: Win }) {
  const t = useValidationWords();
  const words = usePrizesWords();
  const navigate = useNavigate();
  const next = () => void goNext(navigate, prize.id).catch(() => undefined);
  useDeskKeys({ n: next });
  const path = `${adminPrizes.list.path}/${prize.id}`;
  return (
    <>
      {prize.state === 'validated' && prize.mailError !== null && prize.mail !== 'sent' && (
        <Unsent prize={prize} />
      )}
      <EmptyState
        title={t('decided')}
        text={t('decidedText', { state: words(`state.${prize.state}`) })}
        action={
          <div className={classes['ways']}>
            <Button onClick={next}>
              {t('next')} <Key name="N" />
            </Button>
            <Button variant="secondary" href={path} onNavigate={(href) => void navigate(href)}>
              {t('open')}
            </Button>
          </div>
        }
      />
    </>
  );
}
