import type { ListCommitment } from '@fio/domain/draw/list-commitment';
import { orderSizeOf } from '@fio/domain/draw/rule-set';
import { Heading, Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import type { PublishedChange } from './check-winners.ts';
import { codeText } from './code-text.ts';
import classes from './draw.module.css';
import { useDrawWords } from './words.ts';

interface Props {
  readonly changes: readonly PublishedChange[];
  readonly committed: Pick<ListCommitment, 'prizes' | 'ruleSet'>;
}

/** Where the published winners are others than the calculation found, each with what became of the number. */
export function Changes({ changes, committed: { prizes, ruleSet } }: Props) {
  const t = useDrawWords();
  const size = orderSizeOf(ruleSet);
  const award = ({ prize, unit }: PublishedChange) => {
    const { title = '' } = prizes[prize - 1] ?? {};
    return unit === 0 ? title : t('walk.unit', { prize: title, unit });
  };
  const told = (change: PublishedChange) =>
    [
      t(`left.${change.outcome}`, {
        prize: award(change),
        number: codeText(change.code, size),
        when: format.dateTime(change.at),
      }),
      ...(change.reason ? [t('left.why', { reason: t(`why.${change.reason}`) })] : []),
    ].join(' ');
  const after = ({ unit, next }: PublishedChange) => {
    if (next !== null) return t('left.next', { rank: next.rank, number: codeText(next.code, size) });
    return t(unit === 0 ? 'left.passed' : 'left.nobody');
  };
  return (
    <div className={classes['stack']}>
      <Heading level={3} size="s">
        {t('changes')}
      </Heading>
      <ul className={classes['files']} aria-label={t('changes')}>
        {changes.map((change) => (
          <li key={`${change.prize} ${change.unit} ${change.rank}`}>
            <Text>
              {told(change)} {after(change)}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
