import { adminPrizes } from '@fio/contracts/admin/prizes';
import { validation } from '@fio/contracts/admin/validation';
import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import { useMay } from '@fio/platform/area';
import { useApiMutation } from '@fio/platform/api';
import { type DeskQueue, DeskState } from '@fio/platform/desk';
import { toast } from '@fio/platform/feedback';
import { useNavigate } from '@fio/platform/router';
import { usePrizesWords } from '../prizes/words.ts';
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

interface Props {
  readonly win: Win;
  readonly queue: DeskQueue<Win>;
  readonly undo: () => void;
}

/** A prize that waits for nobody: how it was decided, and the ways on. */
export function Decided({ win: { prize }, queue, undo }: Props) {
  const t = useValidationWords();
  const words = usePrizesWords();
  const navigate = useNavigate();
  const path = `${adminPrizes.list.path}/${prize.id}`;
  return (
    <>
      {prize.state === 'validated' && prize.mailError !== null && prize.mail !== 'sent' && (
        <Unsent prize={prize} />
      )}
      <DeskState
        title={t('decided')}
        text={t('decidedText', { state: words(`state.${prize.state}`) })}
        next={t('next')}
        onNext={queue.skip}
        undo={undo}
      >
        <Button variant="secondary" href={path} onNavigate={(href) => void navigate(href)}>
          {t('open')}
        </Button>
      </DeskState>
    </>
  );
}
