import { LOG_KINDS, logs } from '@fio/contracts/admin/logs';
import { aboutLog, DayFilter, defineArea, logKind } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { personOf } from './log-person.ts';
import { LogAround } from './log-around.tsx';
import { LogSummary } from './log-summary.tsx';
import { useLogsWords } from './words.ts';

const { t } = useLogsWords;

/** A person and an address are filtered by from their own pages, not by typing: they have a chip and no field. */
const Nothing = () => null;

const useKinds = () => LOG_KINDS.map((value) => ({ value, label: logKind(value) }));

/** What registered people do. It is read here and nothing else: its contract has neither edit nor delete. */
export const logsArea = defineArea({
  contract: logs,
  words: useLogsWords,
  menu: { id: 'user-logs', section: 'logs', group: 'logs', icon: 'user-logs', order: 260, title: 'menu' },
  nameOf: ({ kind, at }) => t('name', { what: logKind(kind), when: format.dateTime(at) }),
  columns: [
    { key: 'at', format: 'dateTime', width: '10rem' },
    { key: 'kind', cell: ({ kind }) => logKind(kind) },
    { key: 'person', cell: personOf, width: 'clamp(9rem, 16vw, 15rem)' },
    { key: 'ip' },
    { key: 'record', cell: (row) => aboutLog(row) ?? '–', width: '14rem', grows: true },
  ],
  filters: [
    { key: 'kind', useChoices: useKinds },
    { key: 'from', control: DayFilter, text: format.day },
    { key: 'to', control: DayFilter, text: format.day },
    { key: 'registrationId', control: Nothing, text: () => t('chosen') },
    { key: 'ip', control: Nothing, text: String },
  ],
  detail: { Summary: LogSummary, tabs: [{ id: 'around', needs: logs.list, Content: LogAround }] },
});
