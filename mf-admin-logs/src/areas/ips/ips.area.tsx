import { BLOCK_REASON_LIMIT, IP_FAILURES, IP_PEOPLE, ips } from '@fio/contracts/admin/ips';
import { IconLock, IconLockOpen, IconCircleCheck } from '@fio/design-system/icons';
import { Text } from '@fio/design-system/text';
import { IP_STATE_TONES } from '@fio/contracts/terms/ips.tones';
import {
  areaInput,
  askFor,
  dateTimeInput,
  defineArea,
  enumeration,
  linesInput,
  Moment,
  TextInput,
} from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import type { IpDetail } from './ip-detail.ts';
import { IpDays } from './ip-days.tsx';
import { IpPeople } from './ip-people.tsx';
import { IpSummary } from './ip-summary.tsx';
import { useIpsWords } from './words.ts';

const { t } = useIpsWords;
const usePeople = () => IP_PEOPLE.map((value) => ({ value, label: t('least.people', { least: value }) }));
const useFailures = () =>
  IP_FAILURES.map((value) => ({ value, label: t('least.failedLogins', { least: value }) }));

const REASON = {
  field: 'reason',
  input: linesInput(),
  label: () => t('field.reason'),
  hint: () => t('hint.reason'),
} as const;

/** Why nobody may take part from an address, and until when. Says first how many that would be. */
const blockForm = askFor(ips.block, {
  values: () => ({ reason: '', until: null }),
  fields: [
    REASON,
    {
      field: 'until',
      input: dateTimeInput({ from: 'now' }),
      label: () => t('field.until'),
      hint: () => t('hint.until'),
    },
  ],
  About: ({ record: { people } }: { record: IpDetail }) =>
    people > 0 && <Text>{t('action.block.people', { count: people, total: format.number(people) })}</Text>,
});

/** Where visitors come from, and from where nobody may take part. */
export const ipsArea = defineArea({
  contract: ips,
  words: useIpsWords,
  menu: { section: 'logs', group: 'logs', icon: 'ips', order: 210, title: 'menu' },
  nameOf: ({ address }) => address,
  enumerations: {
    state: enumeration(useIpsWords, 'state', IP_STATE_TONES, {
      free: <IconCircleCheck size={14} />,
      blocked: <IconLock size={14} />,
    }),
  },
  columns: [
    { key: 'address', width: '12rem' },
    { key: 'state' },
    { key: 'people', format: 'number' },
    { key: 'lastSeenAt', cell: ({ lastSeenAt }) => (lastSeenAt ? <Moment at={lastSeenAt} /> : t('never')) },
    { key: 'registrations', format: 'number' },
    { key: 'logins', format: 'number' },
    { key: 'failedLogins', format: 'number' },
    { key: 'votes', format: 'number' },
    { key: 'invoices', format: 'number' },
  ],
  filters: [
    { key: 'state' },
    { key: 'people', useChoices: usePeople },
    { key: 'failedLogins', useChoices: useFailures },
  ],
  form: {
    values: () => ({ address: '', reason: '', until: null }),
    section: 'block',
    fields: [
      { field: 'address', input: TextInput, half: true, hint: () => t('hint.address') },
      { field: 'until', input: dateTimeInput({ from: 'now' }), half: true, hint: () => t('hint.until') },
      { field: 'reason', input: areaInput(BLOCK_REASON_LIMIT, 3), hint: () => t('hint.reason') },
    ],
  },
  actions: [
    {
      id: 'unblock',
      endpoint: ips.unblock,
      when: ({ state }) => state === 'blocked',
      icon: <IconLockOpen size={16} />,
      form: askFor(ips.unblock, { values: () => ({ reason: '' }), fields: [REASON] }),
    },
    {
      id: 'block',
      endpoint: ips.block,
      when: ({ state }) => state === 'free',
      icon: <IconLock size={16} />,
      form: blockForm,
    },
  ],
  detail: {
    Summary: IpSummary,
    tabs: [
      { id: 'days', Content: IpDays },
      { id: 'people', Content: IpPeople },
    ],
  },
});
