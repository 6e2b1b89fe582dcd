import type { UserPermissions } from '@fio/contracts/admin/permissions';
import { Banner } from '@fio/design-system/banner';
import { Text } from '@fio/design-system/text';
import { boot } from '@fio/platform/boot';
import { countOf, effectOf } from './effect.ts';
import { ALL } from './entries.ts';
import { areasIn } from './menu-order.ts';
import classes from './permissions.module.css';
import { usePermissionsWords } from './words.ts';

/** What one person may do now, and why: what is saved, not what is being edited. */
export function EffectTable({ found }: { found: UserPermissions }) {
  const t = usePermissionsWords();
  const effects = effectOf(found, areasIn(boot().menu));
  const type = t(`type.${found.type}`);
  return (
    <div className={classes['stack']}>
      {found.disabled && (
        <Banner kind="inline" tone="warning" label={t('effect.disabledTitle')}>
          {t('effect.disabled')}
        </Banner>
      )}
      <Text tone="muted">{t('effect.count', { count: countOf(effects), all: ALL.length })}</Text>
      {effects.length > 0 && (
        <table className={classes['effect']} aria-label={t('effect')}>
          <thead>
            <tr>
              <th scope="col">{t('area')}</th>
              <th scope="col">{t('actions')}</th>
              <th scope="col">{t('effect.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {effects.map(({ area, reason, actions }) => (
              <tr key={`${area} ${reason}`} data-mark={reason === 'withheld' ? 'less' : undefined}>
                <th scope="row">{t(`area.${area}`)}</th>
                <td>{actions.map((action) => t(`action.${action}`)).join(', ')}</td>
                <td>{t(`reason.${reason}`, { type })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
