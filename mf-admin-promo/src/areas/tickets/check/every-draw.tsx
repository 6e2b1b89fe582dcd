import { adminTickets } from '@fio/contracts/admin/tickets';
import type { LuckyNumber } from '@fio/domain/lucky-number';
import { Button } from '@fio/design-system/button';
import { StateChip } from '@fio/design-system/chip';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Heading, Text } from '@fio/design-system/text';
import { LoadFailure } from '@fio/platform/area';
import { useApiQuery } from '@fio/platform/api';
import classes from '../tickets.module.css';
import { useTicketsWords } from '../words.ts';
import { VERDICT_TONES } from './number-result.tsx';

interface Props {
  /** The draw that is looked at closely. */
  readonly drawId: string;
  readonly number: LuckyNumber;
  readonly onDraw: (drawId: string) => void;
}

/** What the number means in every draw: who asks about one often can't say which draw it is of. */
export function EveryDraw({ drawId, number: { series, order }, onDraw }: Props) {
  const t = useTicketsWords();
  const { data, error, isFetching, refetch } = useApiQuery(adminTickets.everywhere, {
    params: { series, number: order },
  });
  return (
    <section className={classes['stack']} aria-labelledby="every-draw">
      <Heading level={2} size="s" id="every-draw">
        {t('everywhere')}
      </Heading>
      {error ? (
        <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonText lines={4} />
      ) : (
        <ul className={classes['numbers']}>
          {data.items.map(({ draw, verdict, ticket }) => (
            <li key={draw.id} className={classes['draw']} aria-current={draw.id === drawId || undefined}>
              <Button size="sm" variant="quiet" disabled={draw.id === drawId} onClick={() => onDraw(draw.id)}>
                {draw.title}
              </Button>
              <StateChip tone={VERDICT_TONES[verdict]}>{t(`verdict.${verdict}`)}</StateChip>
              {ticket && <Text size="small">{ticket.holder.name}</Text>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
