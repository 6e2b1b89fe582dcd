import { type SaleImport, saleImports } from '@fio/contracts/admin/sale-imports';
import { type ChipTone, StateChip } from '@fio/design-system/chip';
import { Link } from '@fio/design-system/link';
import { Heading } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import { useNavigate } from '@fio/platform/router';
import { useSalesWords } from '../words.ts';
import { IMPORT_PATH } from './import-path.ts';
import classes from './import.module.css';

const TONES: Record<SaleImport['state'], ChipTone> = {
  receiving: 'neutral',
  checking: 'info',
  checked: 'warning',
  importing: 'info',
  imported: 'success',
  failed: 'error',
  cancelled: 'neutral',
};

/** What was imported lately, and what still waits for a yes. */
export function LatestImports() {
  const t = useSalesWords();
  const navigate = useNavigate();
  const { data } = useApiQuery(saleImports.list, {}, { staleTime: 0 });
  if (!data || data.items.length === 0) return null;
  return (
    <section className={classes['problems']}>
      <Heading level={2} size="s">
        {t('import.latest')}
      </Heading>
      <ul className={classes['latest']}>
        {data.items.map(({ id, by, createdAt, state }) => (
          <li key={id}>
            <Link href={`${IMPORT_PATH}?id=${id}`} onNavigate={(href) => void navigate(href)}>
              {t('import.by', { name: by, when: format.dateTime(createdAt) })}
            </Link>
            <StateChip tone={TONES[state]}>{t(`importState.${state}`)}</StateChip>
          </li>
        ))}
      </ul>
    </section>
  );
}
