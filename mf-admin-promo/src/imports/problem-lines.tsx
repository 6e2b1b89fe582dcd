import { DataTable } from '@fio/design-system/data-table';
import { Heading, Text } from '@fio/design-system/text';
import { useTableLabels } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { useImportsWords } from './words.ts';
import classes from './imports.module.css';

interface Line {
  readonly line: number;
  /** Of imports of several files. */
  readonly file?: string;
}

interface Props<Row extends Line> {
  readonly title: string;
  readonly rows: readonly Row[];
  /** No more are told. */
  readonly most: number;
  readonly inWords: (row: Row) => string;
  /** Columns of the area's own. */
  readonly more?: readonly {
    readonly id: string;
    readonly header: string;
    readonly cell: (row: Row) => string;
  }[];
}

/** The lines of which nothing comes, and why. */
export function ProblemLines<Row extends Line>({ title, rows, most, inWords, more = [] }: Props<Row>) {
  const t = useImportsWords();
  const hasFiles = rows.some(({ file }) => file !== undefined);
  const labels = useTableLabels<Row>(({ file, line }) =>
    [file, `${t('line')} ${format.number(line)}`].filter(Boolean).join(', '),
  );
  if (rows.length === 0) return null;
  return (
    <section className={classes['problems']}>
      <Heading level={3} size="s">
        {title}
      </Heading>
      {rows.length === most && <Text tone="muted">{t('most', { total: format.number(most) })}</Text>}
      <DataTable
        caption={title}
        columns={[
          ...(hasFiles ? [{ id: 'file', header: t('file'), cell: ({ file }: Row) => file ?? '' }] : []),
          {
            id: 'line',
            header: t('line'),
            align: 'right',
            cell: ({ line }) => format.number(line),
            fact: true,
          },
          { id: 'problem', header: t('problem'), cell: inWords, fact: true, grows: true },
          ...more,
        ]}
        rows={rows}
        rowId={({ file, line }) => `${file ?? ''} ${line}`}
        state="ready"
        empty={null}
        error={null}
        labels={labels}
      />
    </section>
  );
}
