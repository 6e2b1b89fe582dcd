import { actions } from '@fio/contracts/admin/actions';
import { auditChecks } from '@fio/contracts/admin/audit-checks';
import { answer, screen, type Meta } from '@fio/platform/testing/stories';
import type { ActionDetail } from './action-detail.ts';
import { actionsArea } from './actions.area.tsx';

export default { title: 'Screens/Actions' } satisfies Meta;

const PERSON = '0190a000-0000-7000-8000-0000000000cc';
const POLL = '0190a000-0000-7000-8000-000000000011';

const detail: ActionDetail = {
  id: '4182',
  at: '2026-03-18T14:12:09Z',
  actorId: PERSON,
  actorName: 'Helena Prado',
  actorType: 'super',
  ip: '203.0.113.7',
  resource: 'polls',
  recordId: POLL,
  action: 'edit',
  summary: 'A luz do farol chama alguma coisa?',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
  requestId: '0190a000-0000-7000-8000-0000000000dd',
  reason: 'O título dizia mais do que a série já mostrou.',
  differences: [
    {
      field: 'title',
      before: 'A luz do farol chama o irmão de Dora?',
      after: 'A luz do farol chama alguma coisa?',
    },
    { field: 'closesAt', before: null, after: '2026-04-01T02:59:00.000Z' },
  ],
  previousHash: '5d41'.repeat(16),
  hash: '9a3c'.repeat(16),
  follows: true,
};
const items = [
  detail,
  { ...detail, id: '4181', at: '2026-03-18T13:55:40Z', action: 'create' },
  {
    ...detail,
    id: '4180',
    at: '2026-03-18T03:00:00Z',
    actorId: null,
    actorName: '',
    actorType: null,
    ip: null,
    resource: 'commands',
    action: 'run',
    summary: 'retention',
  },
];

const answers = [
  answer(actions.list, { items, total: items.length, page: 1, perPage: 25 }),
  answer(actions.get, detail),
  answer(actions.actors, { items: [{ id: PERSON, name: detail.actorName }] }),
  answer(auditChecks.latest, {
    check: {
      state: 'whole',
      checked: 4_182,
      total: 4_182,
      head: detail.hash,
      brokenAt: null,
      by: 'Helena Prado',
      createdAt: '2026-03-18T12:00:00Z',
      finishedAt: '2026-03-18T12:00:04Z',
    },
  }),
];
const path = actions.list.path;

export const List = screen(actionsArea, { path, answers });
export const Changes = screen(actionsArea, { path: `${path}/${detail.id}`, answers });
export const Proof = screen(actionsArea, { path: `${path}/${detail.id}?tab=proof`, answers });
