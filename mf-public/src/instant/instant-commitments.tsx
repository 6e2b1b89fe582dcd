import { useId, useState } from 'react';
import { type ListedCommitment, prizeCommitments } from '@fio/contracts/public/prize-commitments';
import { Disclosure } from '@fio/design-system/disclosure';
import { Link } from '@fio/design-system/link';
import { Heading, Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import { navigateTo } from '@fio/platform/router';
import { contentLang } from '../page/content-language.ts';
import { Beacon } from './beacon.tsx';
import classes from './instant.module.css';
import { RevealedSeed } from './revealed-seed.tsx';
import { useInstantWords } from './words.ts';

function Commitment({ commitment }: { commitment: ListedCommitment }) {
  const t = useInstantWords();
  const [isOpen, setOpen] = useState(false);
  const { title, startsAt, endsAt, every, allotment, seedHash, committedAt, seed } = commitment;
  const list = allotment
    .map(({ title: name, quantity }) => t('prize', { quantity: format.number(quantity), title: name }))
    .join(', ');
  return (
    <Disclosure
      title={<span lang={contentLang()}>{title}</span>}
      headingLevel={3}
      open={isOpen}
      onOpenChange={setOpen}
    >
      <div className={classes['commitment']}>
        <Text numeric>{t('between', { from: format.dateTime(startsAt), to: format.dateTime(endsAt) })}</Text>
        <Text>{every === null ? t('moments') : t('counter', { every: format.number(every) })}</Text>
        <Text>{t('prizes', { list })}</Text>
        <Text>{t('seedHash', { when: format.dateTime(committedAt) })}</Text>
        <code className={classes['bytes']}>{seedHash}</code>
        <Beacon beacon={commitment.beacon} />
        {seed === null ? (
          <Text tone="muted">{t('later')}</Text>
        ) : (
          <>
            {commitment.winsTold ? (
              <p>
                <Link href={`/ganhadores/instantaneos/${commitment.id}`} onNavigate={navigateTo}>
                  {t('page')}
                </Link>
              </p>
            ) : (
              <Text tone="muted">{t('untold')}</Text>
            )}
            <RevealedSeed commitment={commitment} seed={seed} />
          </>
        )}
      </div>
    </Disclosure>
  );
}

/** What every schedule of instant prizes was bound to before it began; nothing where there is none. */
export function InstantCommitments() {
  const t = useInstantWords();
  const id = useId();
  const { data } = useApiQuery(prizeCommitments.list, {}, { quiet: true });
  if (!data || data.items.length === 0) return null;
  return (
    <section id="instantaneos" className={classes['section']} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {t('title')}
      </Heading>
      <Text tone="muted">{t('lead')}</Text>
      {data.items.map((commitment) => (
        <Commitment key={commitment.id} commitment={commitment} />
      ))}
    </section>
  );
}
