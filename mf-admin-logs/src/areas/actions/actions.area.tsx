import { actions } from '@fio/contracts/admin/actions';
import { useApiQuery } from '@fio/platform/api';
import { AUDITED, auditTerm, DayFilter, defineArea } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { ActionChanges } from './action-changes.tsx';
import { ActionProof } from './action-proof.tsx';
import { ActionSummary } from './action-summary.tsx';
import { ActionsTools } from './actions-tools.tsx';
import { auditChecks } from '@fio/contracts/admin/audit-checks';
import { CHECK_PATH } from './check/check-path.ts';
import { useActionsWords } from './words.ts';

const { t } = useActionsWords;

/** A record is filtered by from its own page, not by typing its code: it has a chip and no field. */
const Nothing = () => null;

const useResources = () => AUDITED.resources.map((value) => ({ value, label: auditTerm('resource', value) }));
const useActions = () => AUDITED.actions.map((value) => ({ value, label: auditTerm('action', value) }));

function useActors() {
  const { data } = useApiQuery(actions.actors);
  return (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
}

/** The audit. It is read here and nothing else: its contract has neither edit nor delete. */
export const actionsArea = defineArea({
  contract: actions,
  words: useActionsWords,
  menu: { section: 'logs', group: 'logs', icon: 'actions', order: 230 },
  nameOf: ({ action, summary }) => t('name', { action: auditTerm('action', action), summary }),
  columns: [
    { key: 'at', format: 'dateTime', width: '10rem' },
    { key: 'actorName', cell: ({ actorName }) => actorName || t('system') },
    { key: 'resource', cell: ({ resource }) => auditTerm('resource', resource) },
    { key: 'action', cell: ({ action }) => auditTerm('action', action), fact: true },
    { key: 'summary', width: '14rem', grows: true },
    { key: 'ip' },
  ],
  filters: [
    { key: 'actorId', useChoices: useActors },
    { key: 'resource', useChoices: useResources },
    { key: 'action', useChoices: useActions },
    { key: 'from', control: DayFilter, text: format.day },
    { key: 'to', control: DayFilter, text: format.day },
    { key: 'recordId', control: Nothing, text: String },
  ],
  detail: {
    Summary: ActionSummary,
    tabs: [
      { id: 'changes', Content: ActionChanges },
      { id: 'proof', Content: ActionProof },
    ],
  },
  Tools: ActionsTools,
  pages: [
    {
      path: CHECK_PATH,
      needs: auditChecks.latest,
      title: 'check',
      load: async () => (await import('./check/check-page.tsx')).CheckPage,
    },
  ],
});
