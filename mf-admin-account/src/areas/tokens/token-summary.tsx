import type { ResponseOf } from '@fio/contracts/core/endpoint';
import type { tokens } from '@fio/contracts/admin/tokens';
import { DefinitionList } from '@fio/design-system/definition-list';
import { Moment } from '@fio/platform/area';
import { usePermissionsWords } from '../permissions/words.ts';
import { useTokensWords } from './words.ts';

type Token = ResponseOf<typeof tokens.get>;

/** Its scopes in words, area by area. */
function Scopes({ scopes }: Pick<Token, 'scopes'>) {
  const t = usePermissionsWords();
  const areas = [...new Set(scopes.map(({ permission }) => permission))];
  const actionsIn = (area: string) =>
    scopes.filter(({ permission }) => permission === area).map(({ action }) => t(`action.${action}`));
  return areas.map((area) => (
    <div key={area}>{t('entry', { area: t(`area.${area}`), action: actionsIn(area).join(', ') })}</div>
  ));
}

/** What it opens, whose it is, and when it was used. */
export function TokenSummary({ record }: { record: Token }) {
  const t = useTokensWords();
  const { prefix, owner, scopes, remote, createdAt, expiresAt, lastUsedAt, lastIp } = record;
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
        { term: t('field.prefix'), value: <code>{prefix}…</code> },
        { term: t('field.owner'), value: owner.name },
        {
          term: t('field.scopes'),
          value: remote === null ? <Scopes scopes={scopes} /> : t('ships', { remote }),
        },
        { term: t('field.createdAt'), value: <Moment at={createdAt} /> },
        { term: t('field.expiresAt'), value: <Moment at={expiresAt} /> },
        { term: t('field.lastUsedAt'), value: lastUsedAt ? <Moment at={lastUsedAt} /> : t('never') },
        { term: t('field.lastIp'), value: lastIp },
      ]}
    />
  );
}
