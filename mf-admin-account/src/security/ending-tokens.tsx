import { security } from '@fio/contracts/admin/security';
import { Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import classes from './security.module.css';
import { useSecurityWords } from './words.ts';

/** The own API tokens, which end with the password: nothing where there are none. The lead says so where they can't be read. */
export function EndingTokens() {
  const t = useSecurityWords();
  const { data } = useApiQuery(security.tokens);
  if (!data || data.items.length === 0) return null;
  return (
    <div className={classes['words']}>
      <Text size="small">{t('password.tokens', { count: data.items.length })}</Text>
      <ul className={classes['names']}>
        {data.items.map(({ id, name, prefix, expiresAt }) => (
          <li key={id}>
            <Text size="small" tone="muted">
              {t('password.token', { name, prefix, when: format.date(expiresAt) })}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
