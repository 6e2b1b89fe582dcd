import type { CpfImport } from '@fio/contracts/admin/cpf-imports';
import { DataTable } from '@fio/design-system/data-table';
import { Heading } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { useCpfBlockWords } from '../words.ts';
import classes from './import.module.css';

/** The lines that block nobody, and why: by their number, for a list of CPFs is nobody's reading. */
export function ProblemLines({ problems }: Pick<CpfImport, 'problems'>) {
  const t = useCpfBlockWords();
  return (
    <section className={classes['problems']}>
      <Heading level={3} size="s">
        {t('import.problems')}
      </Heading>
      <DataTable
        caption={t('import.problems')}
        columns={[
          { id: 'line', header: t('import.line'), cell: ({ line }) => format.number(line) },
          { id: 'problem', header: t('import.problem'), cell: ({ problem }) => t(`problem.${problem}`) },
        ]}
        rows={problems}
        rowId={({ line }) => String(line)}
        state="ready"
        empty={null}
        error={null}
        labels={{ selectAll: '', select: () => '', actions: () => '', actionsColumn: '', loading: '' }}
      />
    </section>
  );
}
