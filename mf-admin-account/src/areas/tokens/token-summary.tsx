import { DefinitionList } from '@fio/design-system/definition-list';
import { Text } from '@fio/design-system/text';
import { Moment } from '@fio/platform/area';
import { useSentences } from '../permissions/use-sentences.ts';
import { TokenSecrets } from './token-secrets.tsx';
import type { Token } from './token.ts';
import { useTokensWords } from './words.ts';

/** What it may do in sentences, and what its owner lost and it with them. */
function Scopes({ scopes, lost }: Pick<Token, 'scopes' | 'lost'>) {
  const t = useTokensWords();
  const sentences = useSentences();
  const isLost = (entry: Token['scopes'][number]) =>
    lost.some(({ permission, action }) => permission === entry.permission && action === entry.action);
  return (
    <>
      {sentences(scopes.filter((entry) => !isLost(entry))).map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
      {lost.length > 0 && (
        <Text tone="error" size="small">
          {t('lost', { what: sentences(lost).join('; ') })}
        </Text>
      )}
    </>
  );
}

/** Where it works, and whether that leaves out where it was used last. */
function Addresses({ addresses, lastAddressAllowed, lastIp }: Token) {
  const t = useTokensWords();
  return (
    <>
      {addresses.length === 0 ? t('anywhere') : addresses.map((entry) => <div key={entry}>{entry}</div>)}
      {!lastAddressAllowed && (
        <Text tone="error" size="small">
          {t('lastExcluded', { ip: lastIp ?? '' })}
        </Text>
      )}
    </>
  );
}

/** How often it came from elsewhere, where it did. */
function Refused({ count, lastAt, lastIp }: Token['refused']) {
  const t = useTokensWords();
  return (
    <>
      {t('refused', { count })} {lastAt !== null && <Moment at={lastAt} />}{' '}
      {lastIp !== null && t('from', { ip: lastIp })}
    </>
  );
}

/** What it opens, whose it is, from where and when it was used. */
export function TokenSummary({ record }: { record: Token }) {
  const t = useTokensWords();
  const { owner, scopes, lost, remote, createdAt, expiresAt, rotatedAt, apiVersion, refused } = record;
  const { revokedAt, revokedBy, revokedReason } = record;
  return (
    <DefinitionList
      items={[
        ...(revokedAt
          ? [
              { term: t('field.revokedAt'), value: <Moment at={revokedAt} /> },
              revokedReason === 'password'
                ? { term: t('field.revokedReason'), value: t('reason.password') }
                : { term: t('field.revokedBy'), value: revokedBy },
            ]
          : []),
        { term: t('field.secrets'), value: <TokenSecrets {...record} /> },
        { term: t('field.owner'), value: owner.name },
        {
          term: t('field.scopes'),
          value: remote === null ? <Scopes scopes={scopes} lost={lost} /> : t('ships', { remote }),
        },
        { term: t('field.addresses'), value: <Addresses {...record} /> },
        ...(refused.count > 0 ? [{ term: t('field.refused'), value: <Refused {...refused} /> }] : []),
        { term: t('field.apiVersion'), value: apiVersion },
        { term: t('field.createdAt'), value: <Moment at={createdAt} /> },
        ...(rotatedAt ? [{ term: t('field.rotatedAt'), value: <Moment at={rotatedAt} /> }] : []),
        { term: t('field.expiresAt'), value: <Moment at={expiresAt} /> },
      ]}
    />
  );
}
