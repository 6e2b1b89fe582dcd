import { late } from '@fio/platform/area';
import type { DrawDetail } from './draw-values.ts';
import { useDefinition } from './rules/use-definition.ts';
import classes from './winners-draw.module.css';

const Outcome = late(async () => (await import('./late-texts.ts')).Outcome);
const EarningClause = late(async () => (await import('./late-texts.ts')).EarningClause);

/** How numbers are earned and winners found, and the clauses that say so. */
export function DrawRules({ record }: { record: DrawDetail }) {
  const definition = useDefinition(record);
  return (
    <div className={classes['stack']}>
      <EarningClause rule={record.earning} level={2} />
      <Outcome definition={definition} level={2} />
    </div>
  );
}
