import { tokens } from '@fio/contracts/admin/tokens';
import { IconKey, IconLock, IconPlus, IconRefresh, IconSettings } from '@fio/design-system/icons';
import { defineArea, enumeration } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { stores } from '@fio/platform/session';
import { LateRotateDialog } from './late-rotate-dialog.tsx';
import { settingsForm } from './settings-form.tsx';
import { TokenSummary } from './token-summary.tsx';
import { CREATE_PATH } from './create/create-path.ts';
import { useTokensWords } from './words.ts';

const { t } = useTokensWords;

/** A secret is given to its owner alone; where it works is theirs and a super user's affair. */
const isOwn = ({ owner }: { owner: { id: string } }) => owner.id === stores.admin.getState().user?.id;
const mayChange = (token: { owner: { id: string } }) =>
  isOwn(token) || stores.admin.getState().user?.type === 'super';

/** What programs use the admin API with. What a token may do never changes; its secret does, and where it works. */
export const tokensArea = defineArea({
  contract: { list: tokens.list, get: tokens.get },
  words: useTokensWords,
  menu: {
    section: 'administration',
    icon: 'tokens',
    order: 40,
    title: 'menu',
    hidden: [{ page: 'create', title: 'menu.create' }],
  },
  nameOf: ({ name }) => name,
  enumerations: {
    state: enumeration(useTokensWords, 'state', { active: 'success', expired: 'neutral', revoked: 'error' }),
  },
  columns: [
    { key: 'name', width: 'clamp(9rem, 16vw, 15rem)' },
    { key: 'prefix', cell: ({ prefix }) => <code>{prefix}…</code> },
    { key: 'state' },
    { key: 'owner', cell: ({ owner }) => owner.name },
    { key: 'scopes', cell: ({ scopes, remote }) => remote ?? format.number(scopes.length) },
    { key: 'createdAt', format: 'dateTime' },
    { key: 'expiresAt', format: 'dateTime' },
    { key: 'lastUsedAt', cell: ({ lastUsedAt }) => (lastUsedAt ? format.dateTime(lastUsedAt) : t('never')) },
  ],
  filters: [{ key: 'state' }],
  actions: [
    {
      id: 'rotate',
      endpoint: tokens.rotate,
      when: (token) => token.state === 'active' && isOwn(token),
      dialog: LateRotateDialog,
      icon: <IconRefresh size={16} />,
    },
    {
      id: 'settings',
      endpoint: tokens.update,
      when: (token) => token.state === 'active' && mayChange(token),
      form: settingsForm,
      icon: <IconSettings size={16} />,
    },
    {
      id: 'endPrevious',
      endpoint: tokens.endPrevious,
      when: ({ state, rotating }) => state === 'active' && rotating,
      danger: true,
      icon: <IconKey size={16} />,
    },
    {
      id: 'revoke',
      endpoint: tokens.revoke,
      when: ({ state }) => state === 'active',
      danger: true,
      icon: <IconLock size={16} />,
    },
  ],
  detail: { Summary: TokenSummary },
  links: [
    { to: '/api/docs', label: () => t('docs'), loaded: true },
    { to: CREATE_PATH, needs: tokens.create, label: () => t('create'), icon: <IconPlus />, primary: true },
  ],
  pages: [
    {
      path: CREATE_PATH,
      needs: tokens.create,
      title: 'create',
      load: async () => (await import('./create/create-page.tsx')).CreatePage,
    },
  ],
});
