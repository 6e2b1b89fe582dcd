import { ADMIN_TYPES, type AdminType } from '@fio/contracts/permissions';
import { USER_STATES, users } from '@fio/contracts/admin/users';
import { IconKey, IconLock, IconLockOpen, IconMail } from '@fio/design-system/icons';
import { defineArea, selectInput, TextInput } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { stores, useAdmin } from '@fio/platform/session';
import { EmailInput } from './email-input.tsx';
import { UserState } from './user-state.tsx';
import { UserSummary } from './user-summary.tsx';
import { useUsersWords } from './words.ts';

const { t } = useUsersWords;
const choiceOf = (value: AdminType) => ({ value, label: t(`type.${value}`) });
const useTypes = () => ADMIN_TYPES.map(choiceOf);
/** Only a super user makes another one. */
const useOwnTypes = () => {
  const isSuper = useAdmin()?.type === 'super';
  return ADMIN_TYPES.filter((type) => isSuper || type !== 'super').map(choiceOf);
};
/** What one does to others only: somebody else does it to oneself, or nobody. */
const isOwn = ({ id }: { id: string }) => stores.admin.getState().user?.id === id;
const useStates = () => USER_STATES.map((value) => ({ value, label: t(`state.${value}`) }));

/** Who works in the back office. */
export const usersArea = defineArea({
  contract: users,
  words: useUsersWords,
  nameOf: ({ name }) => name,
  columns: [
    { key: 'name', width: 'clamp(9rem, 16vw, 15rem)' },
    { key: 'email', width: 'clamp(10rem, 18vw, 16rem)' },
    { key: 'type', cell: ({ type }) => t(`type.${type}`) },
    { key: 'state', cell: ({ state }) => <UserState state={state} /> },
    { key: 'twoFactor', cell: ({ twoFactor }) => t(twoFactor ? 'twoFactor.on' : 'twoFactor.off') },
    {
      key: 'lastLoginAt',
      cell: ({ lastLoginAt }) => (lastLoginAt ? format.dateTime(lastLoginAt) : t('never')),
    },
    { key: 'createdAt', format: 'dateTime' },
  ],
  filters: [
    { key: 'type', useChoices: useTypes },
    { key: 'state', useChoices: useStates },
  ],
  form: {
    values: (user) => ({ name: user?.name ?? '', email: user?.email ?? '', type: user?.type ?? 'user' }),
    sections: [
      {
        id: 'person',
        fields: [
          { field: 'name', input: TextInput },
          { field: 'email', input: EmailInput, half: true },
          { field: 'type', input: selectInput(useOwnTypes), half: true, hint: () => t('hint.type') },
        ],
      },
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
  detail: { chip: ({ state }) => <UserState state={state} />, Summary: UserSummary, tabs: [] },
});
