import { type SaleImportDetail, saleImports } from '@fio/contracts/admin/sale-imports';
import { sales } from '@fio/contracts/admin/sales';
import { Button } from '@fio/design-system/button';
import { EmptyState } from '@fio/design-system/empty-state';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Heading, Text } from '@fio/design-system/text';
import { useApiMutation } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import { useNavigate } from '@fio/platform/router';
import { useSalesWords } from '../words.ts';
import { IMPORT_PATH } from './import-path.ts';
import { ImportOutcome } from './import-outcome.tsx';
import { ProblemLines } from './problem-lines.tsx';
import classes from './import.module.css';

interface Props {
  readonly found: SaleImportDetail;
}

function GiveUp({ found: { id, version } }: Props) {
  const t = useSalesWords();
  const { mutate, isPending } = useApiMutation(saleImports.cancel, [saleImports.get, saleImports.list]);
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

function Go({ to, label }: { to: string; label: string }) {
  const navigate = useNavigate();
  return (
    <Button variant="secondary" href={to} onNavigate={(href) => void navigate(href)}>
      {label}
    </Button>
  );
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
        <GiveUp found={found} />
        {count > 0 && (
          <Button loading={isPending} onClick={() => mutate({ params: { id }, body: { version } })}>
            {t('import.run', { count, total: format.number(count) })}
          </Button>
        )}
      </div>
    </>
  );
}

/** How far an import is, what it would bring or brought, and what can be done about it. */
export function ImportResult({ found }: Props) {
  const t = useSalesWords();
  const { state, problems } = found;
  const again = <Go to={IMPORT_PATH} label={t('import.again')} />;
  if (state === 'checking' || state === 'importing')
    return (
      <div className={classes['page']} aria-busy>
        <Text role="status">{t(`import.${state}`)}</Text>
        <SkeletonText lines={5} />
      </div>
    );
  if (state === 'receiving')
    return (
      <EmptyState
        title={t('import.receiving')}
        text={t('import.receivingText')}
        action={<GiveUp found={found} />}
      />
    );
  if (state === 'failed' || state === 'cancelled')
    return <EmptyState title={t(`import.${state}`)} text={t(`import.${state}Text`)} action={again} />;
  return (
    <div className={classes['page']}>
      <Heading level={2} size="s">
        {t(`import.${state}`)}
      </Heading>
      <ImportOutcome found={found} />
      {problems.length > 0 && <ProblemLines problems={problems} />}
      {state === 'checked' ? (
        <Decide found={found} />
      ) : (
        <div className={classes['buttons']}>
          {again}
          <Go to={sales.list.path} label={t('import.sales')} />
        </div>
      )}
    </div>
  );
}
