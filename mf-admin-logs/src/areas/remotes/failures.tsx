import type { BuildFigures } from '@fio/contracts/admin/remote-figures';
import { StateChip } from '@fio/design-system/chip';
import { format } from '@fio/platform/i18n';
import classes from './remotes.module.css';
import { useRemotesWords } from './words.ts';

/** How often a build failed, by class; the same class while loading and while drawing is one. */
export function Failures({ figures }: { figures: BuildFigures | undefined }) {
  const t = useRemotesWords();
  if (!figures) return '–';
  if (figures.failed === 0) return t('failure.none');
  const classesOf = Map.groupBy(figures.failures, ({ outcome }) => outcome);
  return (
    <span className={classes['chips']}>
      {[...classesOf].map(([outcome, all]) => (
        <StateChip key={outcome} tone="error">
          {t('failure.count', {
            count: format.number(all.reduce((sum, { count }) => sum + count, 0)),
            failure: t(`failure.${outcome}`),
          })}
        </StateChip>
      ))}
    </span>
  );
}
