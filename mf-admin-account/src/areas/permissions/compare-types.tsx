import { useState } from 'react';
import type { TypePermissions } from '@fio/contracts/admin/permissions';
import { SelectField } from '@fio/design-system/fields';
import { Text } from '@fio/design-system/text';
import { boot } from '@fio/platform/boot';
import { AreaRows } from './compare-rows.tsx';
import { columnOf, comparedBy, type Shown, SHOWN } from './compared.ts';
import { SIGNS } from './entries.ts';
import { areasIn } from './menu-order.ts';
import classes from './permissions.module.css';
import { usePermissionsWords } from './words.ts';

/** All types side by side, read only: where they differ, and what is not as the product comes. */
export function CompareTypes({ types }: { types: readonly TypePermissions[] }) {
  const t = usePermissionsWords();
  const [shown, setShown] = useState<Shown>('different');
  const columns = types.map(columnOf);
  const areas = comparedBy(shown, columns, areasIn(boot().menu));
  return (
    <div className={classes['stack']}>
      <div className={classes['choice']}>
        <SelectField
          label={t('compare.shown')}
          data={SHOWN.map((value) => ({ value, label: t(`compare.${value}`) }))}
          value={shown}
          onChange={(value) => setShown(value as Shown)}
        />
      </div>
      {areas.length === 0 ? (
        <Text tone="muted">{t('compare.none')}</Text>
      ) : (
        <div className={classes['scroll']} role="region" aria-label={t('compare')} tabIndex={0}>
          <table className={classes['compared']}>
            <caption className={classes['caption']}>{t('compare.legend', SIGNS)}</caption>
            <thead>
              <tr>
                <th scope="col">{t('permission')}</th>
                {columns.map(({ type, granted }) => (
                  <th key={type} scope="col" className={classes['column']}>
                    {t(`type.${type}`)}
                    <span className={classes['count']}>{t('compare.count', { count: granted.size })}</span>
                  </th>
                ))}
              </tr>
            </thead>
            {areas.map((found) => (
              <AreaRows key={found.area} {...found} columns={columns} />
            ))}
          </table>
        </div>
      )}
    </div>
  );
}
