import { adminTickets } from '@fio/contracts/admin/tickets';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { Button } from '@fio/design-system/button';
import { StateChip } from '@fio/design-system/chip';
import { DefinitionList } from '@fio/design-system/definition-list';
import { IconAlertTriangle, IconCircleCheck } from '@fio/design-system/icons';
import { Heading, Text } from '@fio/design-system/text';
import { Moment } from '@fio/platform/area';
import { useApiMutation } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import classes from '../tickets.module.css';
import { useTicketsWords } from '../words.ts';

type Integrity = ResponseOf<typeof adminTickets.integrity>;

const FAULTS = ['duplicates', 'outOfRange', 'gaps', 'misplaced'] as const;

function Findings({ found }: { found: Integrity }) {
  const t = useTicketsWords();
  const isFine = FAULTS.every((fault) => found[fault] === 0);
  const figures = ['issued', 'counted', ...FAULTS] as const;
  return (
    <>
      <div role="status">
        <StateChip
          tone={isFine ? 'success' : 'error'}
          icon={isFine ? <IconCircleCheck size={14} /> : <IconAlertTriangle size={14} />}
        >
          {isFine ? t('integrity.fine', { count: format.number(found.counted) }) : t('integrity.faulty')}
        </StateChip>
      </div>
      <DefinitionList
        items={[
          ...figures.map((name) => ({ term: t(`integrity.${name}`), value: format.number(found[name]) })),
          { term: t('integrity.hash'), value: <code className={classes['hash']}>{found.hash}</code> },
          { term: t('integrity.checkedAt'), value: <Moment at={found.checkedAt} /> },
        ]}
      />
    </>
  );
}

/** Whether every number kept is the one the committed order has there. */
export function IntegrityPanel({ drawId }: { drawId: string }) {
  const t = useTicketsWords();
  const { data, mutate, isPending } = useApiMutation(adminTickets.integrity);
  return (
    <section className={classes['card']} aria-labelledby="integrity">
      <Heading level={2} size="s" id="integrity">
        {t('integrity')}
      </Heading>
      <Text tone="muted" size="small">
        {t('integrity.text')}
      </Text>
      {data && <Findings found={data} />}
      <div>
        <Button variant="secondary" loading={isPending} onClick={() => mutate({ params: { drawId } })}>
          {t('integrity.run')}
        </Button>
      </div>
    </section>
  );
}
