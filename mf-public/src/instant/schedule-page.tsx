import { useState } from 'react';
import { prizeCommitments, type PrizesEvidence } from '@fio/contracts/public/prize-commitments';
import { Link } from '@fio/design-system/link';
import { Heading, Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { navigateTo, useParams } from '@fio/platform/router';
import { Part } from '../draw/part.tsx';
import { contentLang } from '../page/content-language.ts';
import { LoadFailed } from '../page/load-failed.tsx';
import { More, PAGE } from '../page/more.tsx';
import { PageSkeleton } from '../page/page-skeleton.tsx';
import { usePageData } from '../page/use-page-data.ts';
import { useTitle } from '../page/use-title.ts';
import classes from './instant.module.css';
import { ScheduleCheck } from './schedule-check.tsx';
import { SlotItem } from './slot-item.tsx';
import { useInstantWords } from './words.ts';

function Head({ schedule }: Pick<PrizesEvidence, 'schedule'>) {
  const t = useInstantWords();
  const { title, startsAt, endsAt, every, allotment } = schedule;
  const list = allotment.map(({ title: name, quantity }) => t('prize', { quantity, title: name })).join(', ');
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
  return (
    <Part title={t('whoWon')} lead={t('wonCount', { won, count: slots.length })}>
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
      <Text>{t('seed', { when: format.dateTime(schedule.revealedAt) })}</Text>
      <code className={classes['bytes']}>{schedule.seed}</code>
      <p className={classes['small']}>
        <Link href={`/api/prizes/commitments/${schedule.id}`}>{t('evidence')}</Link>
      </p>
    </Part>
  );
}

/** /ganhadores/instantaneos/:id: a schedule that is over, who won what and when, and the means for anyone to check it. */
export function SchedulePage() {
  const { id = '' } = useParams();
  const { data, pending, retry } = usePageData(prizeCommitments.evidence, { params: { id } });
  useTitle(data?.schedule.title);
  if (pending) return <PageSkeleton />;
  if (!data) return <LoadFailed onRetry={retry} />;
  return (
    <div className={classes['page']} key={id}>
      <Head schedule={data.schedule} />
      <Slots slots={data.slots} />
      <ScheduleCheck evidence={data} />
      <Promise schedule={data.schedule} />
    </div>
  );
}
