import { USER_STATE_TONES } from '@fio/contracts/terms/users.tones';
import { ADMIN_TYPES } from '@fio/contracts/permissions';
import { users } from '@fio/contracts/admin/users';
import { IconKey, IconLock, IconLockOpen, IconMail } from '@fio/design-system/icons';
import { defineArea, enumeration, selectInput, TextInput } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { stores, useAdmin } from '@fio/platform/session';
import { EmailInput } from './email-input.tsx';
import { UserSummary } from './user-summary.tsx';
import { useUsersWords } from './words.ts';

const { t } = useUsersWords;
const types = enumeration(useUsersWords, 'type', ADMIN_TYPES);
/** Only a super user makes another one. */
const useOwnTypes = () => {
  const isSuper = useAdmin()?.type === 'super';
  return types.useChoices().filter(({ value }) => isSuper || value !== 'super');
};
/** What one does to others only: somebody else does it to oneself, or nobody. */
const isOwn = ({ id }: { id: string }) => stores.admin.getState().user?.id === id;

/** Who works in the back office. */
export const usersArea = defineArea({
  contract: users,
  words: useUsersWords,
  menu: {
    section: 'administration',
    icon: 'users',
    order: 20,
    hidden: [{ page: 'create', title: 'menu.create' }, { page: 'edit' }],
  },
  nameOf: ({ name }) => name,
  enumerations: { type: types, state: enumeration(useUsersWords, 'state', USER_STATE_TONES) },
  columns: [
    { key: 'name', width: 'clamp(9rem, 16vw, 15rem)' },
    { key: 'email', width: 'clamp(10rem, 18vw, 16rem)' },
    { key: 'type' },
    { key: 'state' },
    { key: 'twoFactor', cell: ({ twoFactor }) => t(twoFactor ? 'twoFactor.on' : 'twoFactor.off') },
    {
      key: 'lastLoginAt',
      cell: ({ lastLoginAt }) => (lastLoginAt ? format.dateTime(lastLoginAt) : t('never')),
    },
    { key: 'createdAt', format: 'dateTime' },
  ],
  filters: [{ key: 'type' }, { key: 'state' }],
  form: {
    values: (user) => ({ name: user?.name ?? '', email: user?.email ?? '', type: user?.type ?? 'user' }),
    section: 'person',
    fields: [
      { field: 'name', input: TextInput },
      { field: 'email', input: EmailInput, half: true },
      { field: 'type', input: selectInput(useOwnTypes), half: true, hint: () => t('hint.type') },
    ],
  },
  actions: [
    {
      id: 'invite',
      endpoint: users.invite,
      when: ({ state }) => state === 'invited',
      icon: <IconMail size={16} />,
    },
    {
      id: 'unblock',
      endpoint: users.unblock,
      when: ({ state }) => state === 'locked',
      icon: <IconKey size={16} />,
    },
    {
      id: 'resetTwoFactor',
      endpoint: users.resetTwoFactor,
      // A super user does it, and for somebody else: oneself has the password for it.
      when: (user) => user.twoFactor && stores.admin.getState().user?.type === 'super' && !isOwn(user),
      danger: true,
      icon: <IconKey size={16} />,
    },
    {
      id: 'enable',
      endpoint: users.enable,
      when: ({ state }) => state === 'disabled',
      icon: <IconLockOpen size={16} />,
    },
    {
      id: 'disable',
      endpoint: users.disable,
      when: (user) => user.state !== 'disabled' && !isOwn(user),
      danger: true,
      icon: <IconLock size={16} />,
    },
  ],
  removable: ({ state }) => state === 'invited',
  detail: { Summary: UserSummary },
});
