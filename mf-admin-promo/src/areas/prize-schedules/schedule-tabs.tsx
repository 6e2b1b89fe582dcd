import { DefinitionList } from '@fio/design-system/definition-list';
import { Heading, Text } from '@fio/design-system/text';
import { isQuicknet } from '@fio/domain/prize-beacon';
import { Moment, RecordLink } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import classes from './prize-schedules.module.css';
import { beaconText } from './beacon-text.ts';
import type { ScheduleDetail } from './schedule-detail.ts';
import { usePrizeSchedulesWords } from './words.ts';

/** How many of each there are, were won and wait. */
export function ScheduleAllotment({ record: { allotment } }: { record: ScheduleDetail }) {
  const t = usePrizeSchedulesWords();
  return (
    <div className={classes['scroll']}>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{t('field.kind')}</th>
            {(['quantity', 'won', 'available'] as const).map((field) => (
              <th key={field} scope="col">
                {t(`field.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {allotment.map(({ kindId, title, quantity, won, available }) => (
            <tr key={kindId}>
              <th scope="row">
                <RecordLink of="prize-kinds" id={kindId}>
                  {title}
                </RecordLink>
              </th>
              <td>{format.number(quantity)}</td>
              <td>{format.number(won)}</td>
              <td>{format.number(available)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What binds everybody to what was drawn. */
export function ScheduleProof({ record }: { record: ScheduleDetail }) {
  const t = usePrizeSchedulesWords();
  const { seedHash, seed, revealedAt, beacon } = record;
  const code = (bytes: string) => <code className={classes['code']}>{bytes}</code>;
  return (
    <div className={classes['summary']}>
      <DefinitionList
        items={[
          { term: t('field.seedHash'), value: code(seedHash) },
          {
            term: t('field.seed'),
            value: seed === null ? t('proof.hidden') : code(seed),
          },
          ...(revealedAt ? [{ term: t('field.revealedAt'), value: <Moment at={revealedAt} /> }] : []),
          { term: t('field.beacon'), value: beaconText(record) },
          ...(beacon?.signature ? [{ term: t('field.signature'), value: code(beacon.signature) }] : []),
          ...(beacon ? [{ term: t('field.publicKey'), value: code(beacon.publicKey) }] : []),
        ]}
      />
      {beacon && !isQuicknet(beacon) && <Text tone="warning">{t('beacon.own')}</Text>}
      <Heading level={2} size="s">
        {t('proof.title')}
      </Heading>
      <Text tone="muted" className={classes['words']}>
        {t('proof.text')}
      </Text>
    </div>
  );
}
