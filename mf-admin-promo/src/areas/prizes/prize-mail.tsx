import { StateChip } from '@fio/design-system/chip';
import { IconAlertTriangle } from '@fio/design-system/icons';
import type { PrizeDetail } from './prize-detail.ts';
import { usePrizesWords } from './words.ts';

/** How the letter about the last decision fares; one that failed is not to be overlooked. */
export function PrizeMail({ mail, error = null }: { mail: PrizeDetail['mail']; error?: string | null }) {
  const t = usePrizesWords();
  if (mail === 'none') return '–';
  const isTrying = mail === 'queued' && error !== null;
  if (mail !== 'failed' && !isTrying) return t(`mail.${mail}`);
  return (
    <StateChip tone={isTrying ? 'warning' : 'error'} icon={<IconAlertTriangle size={14} />}>
      <span title={error ?? undefined}>{t(isTrying ? 'mail.trying' : 'mail.failed')}</span>
    </StateChip>
  );
}
