import type { adminTickets } from '@fio/contracts/admin/tickets';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { StateChip } from '@fio/design-system/chip';
import { IconAlertTriangle } from '@fio/design-system/icons';
import { StatCard, StatGrid } from '@fio/design-system/stat-card';
import { Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import classes from '../tickets.module.css';
import { useTicketsWords } from '../words.ts';
import { percentOf } from './percent.ts';

type Totals = ResponseOf<typeof adminTickets.totals>;

/** Whether the numbers last, in a sentence. */
function Forecast({ forecast: { perDay, exhaustedOn, alert } }: Pick<Totals, 'forecast'>) {
  const t = useTicketsWords();
  const pace = format.number(Math.round(perDay));
  return (
    <div className={classes['forecast']}>
      {alert !== null && (
        <StateChip tone={alert === 100 ? 'error' : 'warning'} icon={<IconAlertTriangle size={14} />}>
          {alert === 100 ? t('forecast.over') : t('forecast.alert', { percent: alert })}
        </StateChip>
      )}
      {alert !== 100 && (
        <Text tone="muted">
          {exhaustedOn === null
            ? t('forecast.fine', { perDay: pace })
            : t('forecast.day', { perDay: pace, day: format.day(exhaustedOn) })}
        </Text>
      )}
    </div>
  );
}

/** A draw in four figures. */
export function DrawFigures({ totals }: { totals: Totals }) {
  const t = useTicketsWords();
  const { capacity, issued, voided, awarded, invited, forecast } = totals;
  const percent = format.number(percentOf(issued, capacity));
  return (
    <>
      <StatGrid>
        <StatCard label={t('totals.capacity')} value={format.number(capacity)} />
        <StatCard
          label={t('totals.issued')}
          value={format.number(issued)}
          hint={t('totals.ofCapacity', { percent })}
        />
        {invited.numbers > 0 && (
          <StatCard
            label={t('totals.invited')}
            value={format.number(invited.numbers)}
            hint={t('totals.people', { count: invited.people, people: format.number(invited.people) })}
          />
        )}
        <StatCard label={t('totals.free')} value={format.number(capacity - issued)} />
        <StatCard label={t('totals.voided')} value={format.number(voided)} />
        <StatCard label={t('totals.awarded')} value={format.number(awarded)} />
      </StatGrid>
      <Forecast forecast={forecast} />
    </>
  );
}
