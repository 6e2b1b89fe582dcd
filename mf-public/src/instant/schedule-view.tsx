import { useState } from 'react';
import type { PrizesEvidence } from '@fio/contracts/public/prize-commitments';
import { Link } from '@fio/design-system/link';
import { Heading, Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { navigateTo } from '@fio/platform/router';
import { Part } from '../draw/part.tsx';
import { contentLang } from '../page/content-language.ts';
import { More, PAGE } from '../page/more.tsx';
import page from '../page/column.module.css';
import { Beacon } from './beacon.tsx';
import classes from './instant.module.css';
import { ScheduleCheck } from './schedule-check.tsx';
import { SlotItem } from './slot-item.tsx';
import { useInstantWords } from './words.ts';

function Head({ schedule }: Pick<PrizesEvidence, 'schedule'>) {
  const t = useInstantWords();
  const { title, startsAt, endsAt, every, allotment } = schedule;
  const list = allotment
    .map(({ title: name, quantity }) => t('prize', { quantity: format.number(quantity), title: name }))
    .join(', ');
  return (
    <header className={classes['section']}>
      <Link href="/ganhadores" onNavigate={navigateTo}>
        {t('all')}
      </Link>
      <Heading level={1} lang={contentLang()}>
        {title}
      </Heading>
      <Text numeric>{t('between', { from: format.dateTime(startsAt), to: format.dateTime(endsAt) })}</Text>
      <Text>{every === null ? t('moments') : t('counter', { every: format.number(every) })}</Text>
      <Text>{t('prizes', { list })}</Text>
    </header>
  );
}

function Slots({ slots }: Pick<PrizesEvidence, 'slots'>) {
  const t = useInstantWords();
  const [shown, setShown] = useState(PAGE);
  const won = slots.filter(({ wins }) => wins.at(-1)?.refused === null).length;
  const told = { won: format.number(won), count: slots.length, total: format.number(slots.length) };
  return (
    <Part title={t('whoWon')} lead={t('wonCount', told)}>
      <ol className={classes['won']} aria-label={t('whoWon')}>
        {slots.slice(0, shown).map((slot) => (
          <SlotItem key={slot.slot} slot={slot} />
        ))}
      </ol>
      <More left={slots.length - shown} onMore={() => setShown(shown + PAGE)} />
    </Part>
  );
}

function Promise({ schedule }: Pick<PrizesEvidence, 'schedule'>) {
  const t = useInstantWords();
  return (
    <Part title={t('promised')}>
      <Text>{t('seedHash', { when: format.dateTime(schedule.committedAt) })}</Text>
      <code className={classes['bytes']}>{schedule.seedHash}</code>
      <Beacon beacon={schedule.beacon} />
      <Text>{t('seed', { when: format.dateTime(schedule.revealedAt) })}</Text>
      <code className={classes['bytes']}>{schedule.seed}</code>
      <p className={classes['small']}>
        <Link href={`/api/prizes/commitments/${schedule.id}`}>{t('evidence')}</Link>
      </p>
    </Part>
  );
}

/** A schedule that is over: who won what and when, the check, and what was promised. */
export function ScheduleView({ evidence }: { evidence: PrizesEvidence }) {
  return (
    <div className={page['column']}>
      <Head schedule={evidence.schedule} />
      <Slots slots={evidence.slots} />
      <ScheduleCheck evidence={evidence} />
      <Promise schedule={evidence.schedule} />
    </div>
  );
}
