import { DefinitionList } from '@fio/design-system/definition-list';
import { Text } from '@fio/design-system/text';
import type { ActionDetail } from './action-detail.ts';
import classes from './actions.module.css';
import { useActionsWords } from './words.ts';

/** The links of the chain this action hangs in. */
export function ActionProof({ record }: { record: ActionDetail }) {
  const t = useActionsWords();
  return (
    <div className={classes['proof']}>
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
