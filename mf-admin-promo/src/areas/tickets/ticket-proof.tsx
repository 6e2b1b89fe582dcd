import { DefinitionList } from '@fio/design-system/definition-list';
import { Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import type { TicketDetail } from './ticket-detail.ts';
import classes from './tickets.module.css';
import { useTicketsWords } from './words.ts';

/** Why it could be no other number. */
export function TicketProof({ record: { counter, seedHash } }: { record: TicketDetail }) {
  const t = useTicketsWords();
  return (
    <div className={classes['stack']}>
      <Text tone="muted">{t('proof.text')}</Text>
      <DefinitionList
        items={[
          { term: t('proof.counter'), value: format.number(counter + 1) },
          { term: t('proof.seedHash'), value: <code className={classes['hash']}>{seedHash}</code> },
        ]}
      />
    </div>
  );
}
