import type { users } from '@fio/contracts/admin/users';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { DefinitionList } from '@fio/design-system/definition-list';
import { Moment } from '@fio/platform/area';
import { useUsersWords } from './words.ts';

type User = ResponseOf<typeof users.get>;

/** Who it is, what they may do, and when they were here last. */
export function UserSummary({ record }: { record: User }) {
  const t = useUsersWords();
  const { email, type, hasOverrides, lastLoginAt, createdAt } = record;
  const own = hasOverrides ? t('permissions.own') : t('permissions.type');
  return (
    <DefinitionList
      items={[
        { term: t('field.email'), value: email },
        { term: t('field.type'), value: t(`type.${type}`) },
        { term: t('field.permissions'), value: type === 'super' ? t('permissions.all') : own },
        { term: t('field.lastLoginAt'), value: lastLoginAt ? <Moment at={lastLoginAt} /> : t('never') },
        { term: t('field.createdAt'), value: <Moment at={createdAt} /> },
      ]}
    />
  );
}
