import { Text } from '@fio/design-system/text';
import { Moment } from '@fio/platform/area';
import type { Token } from './token.ts';
import { useTokensWords } from './words.ts';

/** The secret that holds, and the one before it: how it begins, until when it works and where it was used last. */
export function TokenSecrets({ secrets, rotating }: Pick<Token, 'secrets' | 'rotating'>) {
  const t = useTokensWords();
  return secrets.map(({ prefix, until, lastUsedAt, lastIp }, place) => (
    <div key={prefix}>
      <code>{prefix}…</code>{' '}
      {place > 0 && (
        <>
          {t(rotating ? 'secret.previous' : 'secret.over')} <Moment at={until} />
        </>
      )}
      <Text size="small" tone="muted">
        {lastUsedAt === null ? (
          t('never')
        ) : (
          <>
            {t('secret.used')} <Moment at={lastUsedAt} /> {lastIp !== null && t('from', { ip: lastIp })}
          </>
        )}
      </Text>
    </div>
  ));
}
