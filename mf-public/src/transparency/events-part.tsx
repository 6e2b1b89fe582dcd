import { useState } from 'react';
import { TILE_WIDTH } from '@fio/domain/transparency/tiles';
import { Button } from '@fio/design-system/button';
import { StateChip } from '@fio/design-system/chip';
import { Text } from '@fio/design-system/text';
import { Timeline } from '@fio/design-system/timeline';
import { format, useLanguage } from '@fio/platform/i18n';
import { Part } from '../draw/part.tsx';
import type { LogReader } from './LogReader.ts';
import { entriesIn, eventTexts, type LoggedEntry, type EventText } from './event-texts.ts';
import classes from './transparency.module.css';
import { useTransparencyWords } from './words.ts';

function EventList({ events }: { events: readonly EventText[] }) {
  const t = useTransparencyWords();
  return (
    <Timeline
      label={t('events')}
      items={events.map(({ index, at, text, isChange }) => ({
        id: String(index),
        title: text,
        when: format.dateTime(at),
        exact: at,
        by: t('line', { index: format.number(index + 1) }),
        body: isChange && <StateChip tone="warning">{t('change')}</StateChip>,
      }))}
    />
  );
}

function Audited({ entries }: { entries: readonly LoggedEntry[] }) {
  const t = useTransparencyWords();
  const heads = entries.filter(({ event }) => event.type === 'audit_head');
  const last = heads.at(-1);
  if (!last) return null;
  return (
    <Text tone="muted" size="small">
      {t('audited', {
        count: heads.length,
        total: format.number(heads.length),
        when: format.dateTime(last.event.at),
      })}
    </Text>
  );
}

interface Props {
  readonly reader: LogReader;
  /** The newest ones, in the log's order. */
  readonly newest: readonly LoggedEntry[];
  /** The bundle they are of. */
  readonly bundle: number;
}

/** The log in words, with the way to what is older. */
export function EventsPart({ reader, newest, bundle }: Props) {
  const t = useTransparencyWords();
  useLanguage();
  const [entries, setEntries] = useState(newest);
  const [oldest, setOldest] = useState(bundle);
  const [onlyChanges, setOnlyChanges] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const events = eventTexts(entries, t).filter(({ isChange }) => isChange || !onlyChanges);
  const loadOlder = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const older = entriesIn(await reader.bundle(oldest - 1), (oldest - 1) * TILE_WIDTH);
      setEntries([...older, ...entries]);
      setOldest(oldest - 1);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Part title={t('events')} lead={t('eventsLead')}>
      <div className={classes['filter']} role="group" aria-label={t('filter')}>
        {[false, true].map((only) => (
          <Button
            key={String(only)}
            size="sm"
            variant={only === onlyChanges ? 'primary' : 'secondary'}
            aria-pressed={only === onlyChanges}
            onClick={() => setOnlyChanges(only)}
          >
            {t(only ? 'onlyChanges' : 'all')}
          </Button>
        ))}
      </div>
      {events.length > 0 ? <EventList events={events} /> : <Text tone="muted">{t('noChanges')}</Text>}
      <Audited entries={entries} />
      <div role="status">{failed && <Text tone="warning">{t('letter.failed')}</Text>}</div>
      {oldest > 0 && (
        <div>
          <Button variant="secondary" loading={isBusy} onClick={() => void loadOlder()}>
            {t('older')}
          </Button>
        </div>
      )}
    </Part>
  );
}
