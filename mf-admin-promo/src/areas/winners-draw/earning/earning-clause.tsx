import { earningClause } from '@fio/domain/draw/earning-clause';
import type { EarningRule } from '@fio/domain/draw/earning-rule';
import { ClauseCard } from '../rules/clause-panel.tsx';
import { Text } from '@fio/design-system/text';
import { useWinnersDrawWords } from '../words.ts';

interface Props {
  /** null while what is typed is no rule. */
  readonly rule: EarningRule | null;
  readonly level: 2 | 3;
}

/** The regulation's paragraph that the rule makes. */
export function EarningClause({ rule, level }: Props) {
  const t = useWinnersDrawWords();
  if (rule === null) return <Text tone="muted">{t('earning.clause.broken')}</Text>;
  return (
    <ClauseCard
      id="earning-clause"
      title={t('earning.clause')}
      level={level}
      paragraphsIn={(language) => earningClause(rule, language)}
    />
  );
}
