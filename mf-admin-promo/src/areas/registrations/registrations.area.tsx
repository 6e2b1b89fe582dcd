import { REGISTRATION_STATE_TONES } from '@fio/contracts/terms/registrations.tones';
import { canMoveRegistration, type RegistrationState as State } from '@fio/domain/registration';
import { enter } from '@fio/contracts/admin/enter';
import { blockRegistration } from '@fio/contracts/admin/block-registration';
import { RECORD_ACCESS } from '@fio/contracts/admin/record-access';
import { adminRegistrations } from '@fio/contracts/admin/registrations';
import {
  IconDownload,
  IconKey,
  IconLock,
  IconLockOpen,
  IconLogin,
  IconMail,
  IconPencil,
  IconTrash,
  IconX,
} from '@fio/design-system/icons';
import { matchesPermission } from '@fio/domain/permission';
import {
  askFor,
  DayFilter,
  defineArea,
  EmailInput,
  enumeration,
  linesInput,
  useYesNo,
} from '@fio/platform/area';
import { stores } from '@fio/platform/session';
import { format } from '@fio/platform/i18n';
import { useAgesFrom, useAgesTo, useInvoices, usePrizes, useUnits } from './choices.ts';
import { CityFilter } from './city-filter.tsx';
import { BlockDialog, DataDialog, EditDialog, EnterDialog } from './late-dialogs.tsx';
import type { ACCOUNT_TABS } from './records/account-tabs.ts';
import type { PROMOTION_TABS } from './records/promotion-tabs.ts';
import { nameOf } from './registration-detail.ts';
import { RegistrationEmail } from './registration-email.tsx';
import { RegistrationSummary } from './registration-summary.tsx';
import { useRegistrationsWords } from './words.ts';

const { t } = useRegistrationsWords;

const REASON = {
  field: 'reason',
  input: linesInput(),
  label: () => t('field.reason'),
  hint: () => t('hint.reason'),
} as const;

type Stated = { readonly state: State };
const isPresent = ({ state }: Stated) => state !== 'anonymised';
/** The form shows phone and birth date: it is of no use to who sees them masked. */
const mayCorrect = (stated: Stated) =>
  isPresent(stated) &&
  matchesPermission(stores.admin.getState().user?.permissions ?? [], 'registrations:whole');
// In two parts: the first tab is open at once.
const promotionTab = <const Name extends keyof typeof PROMOTION_TABS>(id: Name) => ({
  id,
  needs: { access: RECORD_ACCESS[id] },
  load: async () => (await import('./records/promotion-tabs.ts')).PROMOTION_TABS[id],
});
const accountTab = <const Name extends keyof typeof ACCOUNT_TABS>(id: Name) => ({
  id,
  needs: { access: RECORD_ACCESS[id] },
  load: async () => (await import('./records/account-tabs.ts')).ACCOUNT_TABS[id],
});
/** Who may come in: nobody else has a session, or a link that leads anywhere. */
const mayEnter = ({ state }: Stated) => state === 'active' || state === 'pending_email';

/** The people who take part. They register themselves, so that nobody is created here. */
export const registrationsArea = defineArea({
  contract: adminRegistrations,
  words: useRegistrationsWords,
  menu: { section: 'promotion', icon: 'registrations', order: 150 },
  nameOf,
  enumerations: { state: enumeration(useRegistrationsWords, 'state', REGISTRATION_STATE_TONES) },
  columns: [
    { key: 'name', cell: nameOf, width: 'clamp(9rem, 14vw, 13rem)' },
    { key: 'cpf', width: '8.5rem' },
    { key: 'email', cell: (row) => <RegistrationEmail row={row} />, width: 'clamp(9rem, 14vw, 13rem)' },
    { key: 'state' },
    { key: 'city', cell: ({ city, uf }) => (city ? t('place', { city, uf }) : uf) },
    { key: 'age', format: 'number' },
    {
      key: 'invoices',
      format: 'number',
      cell: ({ invoices, validInvoices }) =>
        t('invoicesOf', { valid: format.number(validInvoices), all: format.number(invoices) }),
    },
    { key: 'tickets', format: 'number' },
    { key: 'prizes', format: 'number' },
    { key: 'createdAt', format: 'dateTime' },
  ],
  filters: [
    { key: 'state' },
    { key: 'uf', useChoices: useUnits },
    { key: 'city', control: CityFilter, text: String },
    { key: 'invoices', useChoices: useInvoices },
    { key: 'prizes', useChoices: usePrizes },
    { key: 'verified', useChoices: useYesNo },
    { key: 'marketing', useChoices: useYesNo },
    { key: 'ageFrom', useChoices: useAgesFrom },
    { key: 'ageTo', useChoices: useAgesTo },
    { key: 'from', control: DayFilter, text: format.day },
    { key: 'to', control: DayFilter, text: format.day },
  ],
  actions: [
    {
      id: 'edit',
      endpoint: adminRegistrations.update,
      when: mayCorrect,
      icon: <IconPencil size={16} />,
      dialog: EditDialog,
    },
    {
      id: 'login',
      endpoint: enter,
      when: mayEnter,
      icon: <IconLogin size={16} />,
      dialog: EnterDialog,
    },
    {
      id: 'unblock',
      bulk: true,
      endpoint: adminRegistrations.unblock,
      when: ({ passwordLocked }) => passwordLocked,
      icon: <IconKey size={16} />,
    },
    {
      id: 'updateEmail',
      endpoint: adminRegistrations.updateEmail,
      when: mayEnter,
      icon: <IconMail size={16} />,
      form: askFor(adminRegistrations.updateEmail, {
        values: () => ({ email: '', reason: '' }),
        fields: [
          {
            field: 'email',
            input: EmailInput,
            label: () => t('field.newEmail'),
            hint: () => t('hint.newEmail'),
          },
          REASON,
        ],
      }),
    },
    {
      id: 'cancelEmail',
      endpoint: adminRegistrations.cancelEmail,
      when: ({ emailWaiting }) => emailWaiting !== null,
      icon: <IconX size={16} />,
    },
    {
      id: 'data',
      endpoint: adminRegistrations.data,
      when: isPresent,
      icon: <IconDownload size={16} />,
      dialog: DataDialog,
    },
    {
      id: 'enable',
      bulk: true,
      endpoint: adminRegistrations.enable,
      when: ({ state }) => state === 'disabled',
      icon: <IconLockOpen size={16} />,
    },
    {
      id: 'block',
      endpoint: blockRegistration,
      when: ({ state }) => state !== 'anonymised' && state !== 'blocked',
      icon: <IconLock size={16} />,
      danger: true,
      dialog: BlockDialog,
    },
    {
      id: 'disable',
      bulk: true,
      endpoint: adminRegistrations.disable,
      when: mayEnter,
      danger: true,
      icon: <IconLock size={16} />,
      form: askFor(adminRegistrations.disable, { values: () => ({ reason: '' }), fields: [REASON] }),
    },
    {
      id: 'anonymise',
      endpoint: adminRegistrations.anonymise,
      when: ({ state }) => canMoveRegistration(state, 'anonymised'),
      danger: true,
      icon: <IconTrash size={16} />,
      form: askFor(adminRegistrations.anonymise, { values: () => ({ reason: '' }), fields: [REASON] }),
    },
  ],
  detail: {
    Summary: RegistrationSummary,
    // The promotion first.
    tabs: [
      promotionTab('invoices'),
      promotionTab('tickets'),
      promotionTab('earnings'),
      promotionTab('prizes'),
      accountTab('votes'),
      accountTab('suggestions'),
      accountTab('consents'),
      accountTab('emails'),
      accountTab('sessions'),
      accountTab('messages'),
      accountTab('logs'),
    ],
  },
});
