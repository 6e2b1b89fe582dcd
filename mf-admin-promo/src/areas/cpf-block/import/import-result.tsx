import { cpfBlock } from '@fio/contracts/admin/cpf-block';
import { type CpfImport, cpfImports, MOST_PROBLEMS } from '@fio/contracts/admin/cpf-imports';
import { DefinitionList } from '@fio/design-system/definition-list';
import { useApiMutation } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import { GiveUp, Go, ImportSteps } from '../../../imports/import-steps.tsx';
import { ProblemLines } from '../../../imports/problem-lines.tsx';
import { importPath } from '../../../imports/under-way.ts';
import { useCpfBlockWords } from '../words.ts';
import { RunImport } from './run-import.tsx';

/** What a list would do, or what it did. */
function Outcome({ found: { state, outcome } }: { found: CpfImport }) {
  const t = useCpfBlockWords();
  if (!outcome) return null;
  const valid = state === 'imported' ? 'import.blocked' : 'import.valid';
  const registrations = format.number(outcome.registrations);
  return (
    <DefinitionList
      items={[
        { term: t(valid), value: format.number(outcome.valid) },
        {
          term: t('import.registrations'),
          value:
            outcome.registrations > 0 ? `${registrations}. ${t('import.registrationsHint')}` : registrations,
        },
        { term: t('import.lines'), value: format.number(outcome.lines) },
        { term: t('import.already'), value: format.number(outcome.already) },
        { term: t('import.repeated'), value: format.number(outcome.repeated) },
        { term: t('import.invalid'), value: format.number(outcome.invalid) },
        ...(state === 'checked'
          ? [{ term: t('import.withoutReason'), value: format.number(outcome.withoutReason) }]
          : []),
      ]}
    />
  );
}

/** The lines that block nobody: by their number, for a list of CPFs is nobody's reading. */
function Problems({ found: { problems } }: { found: CpfImport }) {
  const t = useCpfBlockWords();
  return (
    <ProblemLines
      title={t('import.problems')}
      rows={problems}
      most={MOST_PROBLEMS}
      inWords={({ problem }) => t(`problem.${problem}`)}
    />
  );
}

/** How far an import of CPFs is, what it would do or did, and what can be done about it. */
export function ImportResult({ found }: { found: CpfImport }) {
  const t = useCpfBlockWords();
  const { id, version } = found;
  const { mutate, isPending } = useApiMutation(cpfImports.cancel, [cpfImports.get]);
  const giveUp = (
    <GiveUp isPending={isPending} onGiveUp={() => mutate({ params: { id }, body: { version } })} />
  );
  return (
    <ImportSteps
      found={found}
      texts={{
        checking: t('import.checking'),
        checked: t('import.checked'),
        importing: t('import.importing'),
        imported: t('import.imported'),
        failed: t('import.failed'),
        nothing: t('import.unblocked'),
        forgotten: t('import.forgotten'),
      }}
      giveUp={giveUp}
      again={<Go to={importPath(cpfBlock.list)} label={t('import.again')} />}
      outcome={
        <>
          <Outcome found={found} />
          <Problems found={found} />
        </>
      }
      decide={<RunImport found={found} giveUp={giveUp} />}
    />
  );
}
