import { permissions } from '@fio/contracts/admin/permissions';
import type { users } from '@fio/contracts/admin/users';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { DefinitionList } from '@fio/design-system/definition-list';
import { Link } from '@fio/design-system/link';
import { Moment, useMay } from '@fio/platform/area';
import { useNavigate } from '@fio/platform/router';
import { useUsersWords } from './words.ts';

type User = ResponseOf<typeof users.get>;

/** Where they come from, linked for whom may see them. */
function Permissions({ record: { id, type, hasOverrides } }: { record: User }) {
  const t = useUsersWords();
  const navigate = useNavigate();
  const may = useMay()(permissions.user);
  if (type === 'super') return t('permissions.all');
  const text = hasOverrides ? t('permissions.own') : t('permissions.type');
  if (!may) return text;
  return (
    <Link href={`${permissions.list.path}/users/${id}`} onNavigate={(href) => void navigate(href)}>
      {text}
    </Link>
  );
}

/** Who it is, what they may do, and when they were here last. */
export function UserSummary({ record }: { record: User }) {
  const t = useUsersWords();
  const { email, type, twoFactor, lastLoginAt, createdAt } = record;
  return (
    <DefinitionList
      items={[
        { term: t('field.email'), value: email },
        { term: t('field.type'), value: t(`type.${type}`) },
        { term: t('field.permissions'), value: <Permissions record={record} /> },
        { term: t('field.twoFactor'), value: t(twoFactor ? 'twoFactor.on' : 'twoFactor.off') },
        { term: t('field.lastLoginAt'), value: lastLoginAt ? <Moment at={lastLoginAt} /> : t('never') },
        { term: t('field.createdAt'), value: <Moment at={createdAt} /> },
      ]}
    />
  );
}
