import { MOST_SALE_PROBLEMS, type SaleImportDetail, saleImports } from '@fio/contracts/admin/sale-imports';
import { sales } from '@fio/contracts/admin/sales';
import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import { formatAccessKey } from '@fio/domain/access-key';
import { useApiMutation } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import { GiveUp, Go, ImportSteps } from '../../../imports/import-steps.tsx';
import { ProblemLines } from '../../../imports/problem-lines.tsx';
import { importPath } from '../../../imports/under-way.ts';
import { useSalesWords } from '../words.ts';
import { ImportOutcome } from './import-outcome.tsx';
import classes from '../../../imports/imports.module.css';

interface Props {
  readonly found: SaleImportDetail;
}

function GiveImportUp({ found: { id, version } }: Props) {
  const { mutate, isPending } = useApiMutation(saleImports.cancel, [saleImports.get, saleImports.list]);
  return <GiveUp isPending={isPending} onGiveUp={() => mutate({ params: { id }, body: { version } })} />;
}

/** The yes to what was checked, where there is anything to say yes to. */
function Decide({ found }: Props) {
  const t = useSalesWords();
  const { id, version, outcome } = found;
  const { mutate, isPending } = useApiMutation(saleImports.run, [saleImports.get, saleImports.list]);
  const count = outcome?.valid ?? 0;
  return (
    <>
      {count === 0 && <Text>{t('import.nothing')}</Text>}
      <div className={classes['buttons']}>
        <GiveImportUp found={found} />
        {count > 0 && (
          <Button loading={isPending} onClick={() => mutate({ params: { id }, body: { version } })}>
            {t('import.run', { count, total: format.number(count) })}
          </Button>
        )}
      </div>
    </>
  );
}

/** The lines that become no sale: of one that contradicts a sale, in what. */
function Problems({ found: { problems } }: Props) {
  const t = useSalesWords();
  return (
    <ProblemLines
      title={t('import.problems')}
      rows={problems}
      most={MOST_SALE_PROBLEMS}
      inWords={({ verdict, problems: some }) =>
        some
          .map((problem) =>
            verdict === 'contradicting' && (problem === 'day' || problem === 'value')
              ? t(`differs.${problem}`)
              : t(`problem.${problem}`),
          )
          .join('; ')
      }
      more={[
        {
          id: 'key',
          header: t('field.key'),
          cell: ({ key }) => (key === null ? '–' : formatAccessKey(key)),
        },
      ]}
    />
  );
}

/** How far an import of sales is, what it would bring or brought, and what can be done about it. */
export function ImportResult({ found }: Props) {
  const t = useSalesWords();
  return (
    <ImportSteps
      found={found}
      texts={{
        receiving: { title: t('import.receiving'), text: t('import.receivingText') },
        checking: t('import.checking'),
        checked: t('import.checked'),
        importing: t('import.importing'),
        imported: t('import.imported'),
        failed: t('import.failed'),
        nothing: t('import.unrecorded'),
        forgotten: t('import.forgotten'),
      }}
      giveUp={<GiveImportUp found={found} />}
      again={<Go to={importPath(sales.list)} label={t('import.again')} />}
      outcome={
        <>
          <ImportOutcome found={found} />
          <Problems found={found} />
        </>
      }
      decide={<Decide found={found} />}
      onward={<Go to={sales.list.path} label={t('import.sales')} />}
    />
  );
}
