import { StateChip } from '@fio/design-system/chip';
import { DefinitionList } from '@fio/design-system/definition-list';
import { IconCircleCheck, IconCircleX } from '@fio/design-system/icons';
import { Text } from '@fio/design-system/text';
import type { ActionDetail } from './action-detail.ts';
import classes from './actions.module.css';
import { useActionsWords } from './words.ts';

const WHOLE = { tone: 'success', icon: <IconCircleCheck size={14} /> } as const;
const BROKEN = { tone: 'error', icon: <IconCircleX size={14} /> } as const;

/** The links of the chain this action hangs in. */
export function ActionProof({ record }: { record: ActionDetail }) {
  const t = useActionsWords();
  return (
    <div className={classes['proof']}>
      <div>
        <StateChip {...(record.follows ? WHOLE : BROKEN)}>
          {t(record.follows ? 'proof.whole' : 'proof.broken')}
        </StateChip>
      </div>
      <Text tone="muted">{t('proof.text')}</Text>
      <DefinitionList
        items={[
          { term: t('field.hash'), value: <code className={classes['code']}>{record.hash}</code> },
          {
            term: t('field.previousHash'),
            value: <code className={classes['code']}>{record.previousHash}</code>,
          },
        ]}
      />
    </div>
  );
}
