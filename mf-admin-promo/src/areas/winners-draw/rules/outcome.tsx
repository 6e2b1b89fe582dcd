import type { DrawDefinition } from '@fio/domain/draw/calculation';
import { ClausePanel } from './clause-panel.tsx';
import { RulePreview } from './rule-preview.tsx';

interface Props {
  /** null while the rules make none. */
  readonly definition: DrawDefinition | null;
  readonly level: 2 | 3;
}

/** What the rules lead to, and the clause that says so. */
export function Outcome({ definition, level }: Props) {
  return (
    <>
      <RulePreview definition={definition} level={level} />
      {definition && <ClausePanel definition={definition} level={level} />}
    </>
  );
}
