import { adminTickets } from '@fio/contracts/admin/tickets';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import type { LuckyNumber } from '@fio/domain/lucky-number';
import type { NumberVerdict } from '@fio/domain/number-verdict';
import { type ChipTone, StateChip } from '@fio/design-system/chip';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Heading, Text } from '@fio/design-system/text';
import { LoadFailure, RecordLink } from '@fio/platform/area';
import { useApiQuery } from '@fio/platform/api';
import { nameOf } from '../ticket-detail.ts';
import { TicketSummary } from '../ticket-summary.tsx';
import classes from '../tickets.module.css';
import { useTicketsWords } from '../words.ts';

type Check = ResponseOf<typeof adminTickets.check>;

/** How a verdict looks. */
export const VERDICT_TONES: Record<NumberVerdict, ChipTone> = {
  outside: 'neutral',
  free: 'neutral',
  distributed: 'success',
  ineligible: 'error',
  voided: 'error',
  awarded: 'info',
};

interface NeighboursProps extends Pick<Check, 'seriesSize'> {
  readonly title: string;
  readonly found: Check['above'];
}

function Neighbours({ title, found, seriesSize }: NeighboursProps) {
  const t = useTicketsWords();
  return (
    <section className={classes['stack']}>
      <Heading level={3} size="s">
        {title}
      </Heading>
      {found.length === 0 ? (
        <Text tone="muted">{t('neighbours.none')}</Text>
      ) : (
        <ul className={classes['numbers']}>
          {found.map(({ id, holder, ...number }) => (
            <li key={id}>
              <RecordLink of="tickets" id={id}>
                {nameOf({ ...number, seriesSize })}
              </RecordLink>
              <RecordLink of="registrations" id={holder.id}>
                {holder.name}
              </RecordLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The verdict in a word and a sentence, who has it, and who stands beside it. */
export function NumberResult({ drawId, number: { series, order } }: { drawId: string; number: LuckyNumber }) {
  const t = useTicketsWords();
  const { data, error, isFetching, refetch } = useApiQuery(adminTickets.check, {
    params: { drawId, series, number: order },
  });
  if (error) return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={6} />;
  const { verdict, ineligible, ticket, above, below, seriesSize } = data;
  return (
    <section className={classes['stack']} aria-label={t('check.verdict')} aria-live="polite">
      <div className={classes['verdict']}>
        <Heading level={2} size="m">
          {nameOf(data)}
        </Heading>
        <StateChip tone={VERDICT_TONES[verdict]}>{t(`verdict.${verdict}`)}</StateChip>
      </div>
      <Text>{t(`verdict.${verdict}.text`)}</Text>
      {ineligible.length > 0 && (
        <ul className={classes['reasons']}>
          {ineligible.map((reason) => (
            <li key={reason}>{t(`ineligible.${reason}`)}</li>
          ))}
        </ul>
      )}
      {ticket && (
        <div className={classes['card']}>
          <TicketSummary record={ticket} />
        </div>
      )}
      <div className={classes['sides']}>
        <Neighbours title={t('above')} found={above} seriesSize={seriesSize} />
        <Neighbours title={t('below')} found={below} seriesSize={seriesSize} />
      </div>
    </section>
  );
}
