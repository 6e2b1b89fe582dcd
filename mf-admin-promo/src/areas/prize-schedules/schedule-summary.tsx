import { prizeSchedules } from '@fio/contracts/admin/prize-schedules';
import { adminPrizes } from '@fio/contracts/admin/prizes';
import { Banner } from '@fio/design-system/banner';
import { Button } from '@fio/design-system/button';
import { DefinitionList } from '@fio/design-system/definition-list';
import { IconAlertTriangle, IconLockOpen } from '@fio/design-system/icons';
import { Link } from '@fio/design-system/link';
import { aboutRecord, Moment, useMay } from '@fio/platform/area';
import { useApiMutation } from '@fio/platform/api';
import { confirm, toast } from '@fio/platform/feedback';
import { format } from '@fio/platform/i18n';
import { useNavigate } from '@fio/platform/router';
import classes from './prize-schedules.module.css';
import { beaconText } from './beacon-text.ts';
import { clockText, lacksBeacon, type ScheduleDetail, waitsForBeacon } from './schedule-detail.ts';
import { usePrizeSchedulesWords } from './words.ts';

const DAY = 1440;

/** Publishes the seed, once the schedule is over. */
function Reveal({ schedule: { id, title } }: { schedule: ScheduleDetail }) {
  const t = usePrizeSchedulesWords();
  const { mutateAsync, isPending } = useApiMutation(prizeSchedules.reveal, [
    prizeSchedules.get,
    prizeSchedules.list,
  ]);
  const reveal = async () => {
    const asked = { title: t('reveal.title'), text: aboutRecord(title, () => t('reveal.text')) };
    if (!(await confirm({ ...asked, confirmText: t('reveal'), cancelText: t('cancel') }))) return;
    await mutateAsync({ params: { id } });
    toast.success(t('reveal.done'));
  };
  return (
    <Button
      icon={<IconLockOpen size={16} />}
      loading={isPending}
      // The person has been told by the call itself.
      onClick={() => void reveal().catch(() => undefined)}
    >
      {t('reveal')}
    </Button>
  );
}

/** What to do about a round that should be here. */
function Overdue() {
  const t = usePrizeSchedulesWords();
  return (
    <div className={classes['words']}>
      <Banner kind="inline" tone="warning" label={t('overdue')} icon={<IconAlertTriangle size={20} />}>
        <strong>{t('overdue')}.</strong> {t('overdue.text')}
      </Banner>
    </div>
  );
}

/** When it runs, by which rule, and how far it has come. */
export function ScheduleSummary({ record }: { record: ScheduleDetail }) {
  const t = usePrizeSchedulesWords();
  const navigate = useNavigate();
  const mayReveal = useMay()(prizeSchedules.reveal);
  const { id, rule, state, opensMinute, closesMinute, every, participations } = record;
  const isAllDay = opensMinute === 0 && closesMinute === DAY;
  const hours = { from: clockText(opensMinute), to: clockText(closesMinute) };
  return (
    <div className={classes['summary']}>
      {lacksBeacon(record) && <Overdue />}
      <DefinitionList
        items={[
          { term: t('field.rule'), value: t(`rule.${rule}`) },
          { term: t('field.startsAt'), value: <Moment at={record.startsAt} /> },
          { term: t('field.endsAt'), value: <Moment at={record.endsAt} /> },
          ...(every === null
            ? [{ term: t('field.hours'), value: t(isAllDay ? 'hours.all' : 'hours.some', hours) }]
            : [
                { term: t('field.every'), value: format.number(every) },
                { term: t('field.participations'), value: format.number(participations) },
              ]),
          { term: t('field.slots'), value: format.number(record.slots) },
          { term: t('field.won'), value: format.number(record.won) },
          { term: t('field.available'), value: format.number(record.available) },
          { term: t('field.committedAt'), value: <Moment at={record.committedAt} /> },
          { term: t('field.beacon'), value: beaconText(record) },
        ]}
      />
      <Link href={`${adminPrizes.list.path}?f[scheduleId]=${id}`} onNavigate={(href) => void navigate(href)}>
        {t('seePrizes')}
      </Link>
      {/* With all commitments: a schedule has a page of its own only once it is over. */}
      <Link href="/ganhadores#instantaneos" target="_blank">
        {t('summary.site')}
      </Link>
      {state === 'ended' && mayReveal && !waitsForBeacon(record) && <Reveal schedule={record} />}
    </div>
  );
}
