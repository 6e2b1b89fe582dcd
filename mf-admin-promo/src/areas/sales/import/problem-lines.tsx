import { MOST_SALE_PROBLEMS, type SaleImportDetail } from '@fio/contracts/admin/sale-imports';
import { DataTable } from '@fio/design-system/data-table';
import { Heading, Text } from '@fio/design-system/text';
import { formatAccessKey } from '@fio/domain/access-key';
import { format } from '@fio/platform/i18n';
import { useSalesWords } from '../words.ts';
import classes from './import.module.css';

type Line = SaleImportDetail['problems'][number];

/** In words: of a line that contradicts a sale, in what. */
function useProblem() {
  const t = useSalesWords();
  return ({ verdict, problems }: Line) =>
    problems
      .map((problem) =>
        verdict === 'contradicting' && (problem === 'day' || problem === 'value')
          ? t(`differs.${problem}`)
          : t(`problem.${problem}`),
      )
      .join('; ');
}

/** The lines that become no sale, and why. */
export function ProblemLines({ problems }: Pick<SaleImportDetail, 'problems'>) {
  const t = useSalesWords();
  const inWords = useProblem();
  return (
    <section className={classes['problems']}>
      <Heading level={3} size="s">
        {t('import.problems')}
      </Heading>
      {problems.length === MOST_SALE_PROBLEMS && (
        <Text tone="muted">{t('import.problemsMost', { total: format.number(MOST_SALE_PROBLEMS) })}</Text>
      )}
      <DataTable
        caption={t('import.problems')}
        columns={[
          { id: 'file', header: t('import.fileName'), cell: ({ file }) => file },
          { id: 'line', header: t('import.line'), cell: ({ line }) => format.number(line) },
          { id: 'problem', header: t('import.problem'), cell: inWords },
          {
            id: 'key',
            header: t('field.key'),
            cell: ({ key }) => (key === null ? '–' : formatAccessKey(key)),
          },
        ]}
        rows={problems}
        rowId={({ file, line }) => `${file} ${line}`}
        state="ready"
        empty={null}
        error={null}
        labels={{ selectAll: '', select: () => '', actions: () => '', actionsColumn: '', loading: '' }}
      />
    </section>
  );
}
