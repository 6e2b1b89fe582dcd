import type { sales } from '@fio/contracts/admin/sales';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { format } from '@fio/platform/i18n';
import classes from './sales.module.css';
import { useSalesWords } from './words.ts';

/** What was bought, as far as the source tells it. */
export function SaleItems({ items }: Pick<ResponseOf<typeof sales.get>, 'items'>) {
  const t = useSalesWords();
  if (items === null) return t('items.unknown');
  if (items.length === 0) return t('items.none');
  return (
    <ul className={classes['items']}>
      {items.map(({ code, name, value }, index) => (
        <li key={index}>
          {[code, name, value === null ? '' : format.money(value)].filter(Boolean).join(' · ')}
        </li>
      ))}
    </ul>
  );
}
