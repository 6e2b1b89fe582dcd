import { type CpfImport, cpfImports } from '@fio/contracts/admin/cpf-imports';
import { Button } from '@fio/design-system/button';
import { DefinitionList } from '@fio/design-system/definition-list';
import { EmptyState } from '@fio/design-system/empty-state';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Heading, Text } from '@fio/design-system/text';
import { useApiMutation } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import { useNavigate } from '@fio/platform/router';
import { useCpfBlockWords } from '../words.ts';
import { IMPORT_PATH } from './import-path.ts';
import { ProblemLines } from './problem-lines.tsx';
import { RunImport } from './run-import.tsx';
import classes from './import.module.css';

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

function GiveUp({ found: { id, version } }: { found: CpfImport }) {
  const t = useCpfBlockWords();
  const { mutate, isPending } = useApiMutation(cpfImports.cancel, [cpfImports.get]);
  return (
    <Button
      variant="secondary"
      loading={isPending}
      onClick={() => mutate({ params: { id }, body: { version } })}
    >
      {t('import.cancel')}
    </Button>
  );
}

function Again() {
  const t = useCpfBlockWords();
  const navigate = useNavigate();
  return (
    <Button variant="secondary" href={IMPORT_PATH} onNavigate={(href) => void navigate(href)}>
      {t('import.again')}
    </Button>
  );
}

/** How far an import is, what it would do or did, and what can be done about it. */
export function ImportResult({ found }: { found: CpfImport }) {
  const t = useCpfBlockWords();
  const { state, problems } = found;
  if (state === 'checking' || state === 'importing')
    return (
      <div className={classes['page']} aria-busy>
        <Text role="status">{t(`import.${state}`)}</Text>
        <SkeletonText lines={5} />
      </div>
    );
  if (state === 'failed' || state === 'cancelled')
    return <EmptyState title={t(`import.${state}`)} text={t(`import.${state}Text`)} action={<Again />} />;
  return (
    <div className={classes['page']}>
      <Heading level={2} size="s">
        {t(`import.${state}`)}
      </Heading>
      <Outcome found={found} />
      {problems.length > 0 && <ProblemLines problems={problems} />}
      {state === 'checked' ? (
        <RunImport found={found} giveUp={<GiveUp found={found} />} />
      ) : (
        <div>
          <Again />
        </div>
      )}
    </div>
  );
}
