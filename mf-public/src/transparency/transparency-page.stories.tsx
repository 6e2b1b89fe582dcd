import type { Meta, StoryObj } from '@fio/platform/testing/stories';
import type { BindingEvent } from '@fio/domain/transparency/binding-event';
import type { LogCheck } from './check-log.ts';
import { LogReader } from './LogReader.ts';
import type { LoggedEntry } from './event-texts.ts';
import { type Progress, TransparencyView } from './transparency-page.tsx';

const AT = '2026-11-24T12:00:00.000Z';
const DRAW = '0190a000-0000-7000-8000-000000000001';
const WINNER = { prize: 1, unit: 1, rank: 0, series: 3, number: 42 };
const EVENTS: readonly BindingEvent[] = [
  { type: 'numbers_committed', draw: DRAW, seriesFirst: 0, seriesLast: 9, seedHash: 'cd' },
  { type: 'list_closed', draw: DRAW, closedAt: AT },
  { type: 'list_frozen', draw: DRAW, commitmentHash: 'ab', count: 12_345, root: 'cd' },
  {
    type: 'draw_postponed',
    draw: DRAW,
    from: '2026-12-23',
    to: '2026-12-26',
    reason: 'Não houve extração na data.',
    source: 'https://loterias.example/comunicados/5962',
    proposedAt: AT,
  },
  {
    type: 'disqualification_proposed',
    draw: DRAW,
    winner: WINNER,
    reason: 'barred',
    evidenceHash: 'ab',
    notified: true,
    defenceUntil: '2026-12-02T03:00:00.000Z',
  },
  {
    type: 'winner_out',
    draw: DRAW,
    winner: WINNER,
    to: 'disqualified',
    reason: 'barred',
    proposedAt: AT,
    renunciationHash: 'cd',
  },
];
const entries: LoggedEntry[] = EVENTS.map((event, index) => ({ index, event: { ...event, at: AT } }));

const head = {
  origin: 'fio.example/transparency',
  size: EVENTS.length,
  root: new Uint8Array(32),
  signature: 'right',
  keys: [],
} as const;
const check = (changes: Partial<LogCheck>): Progress => ({
  newest: { bundle: 0, entries },
  check: {
    head,
    signature: 'right',
    tree: true,
    before: {
      head: { origin: head.origin, size: 2, root: '', keys: [], at: AT },
      continues: true,
      sameKey: true,
    },
    isRight: true,
    reader: new LogReader(head.size, () => Promise.reject(new TypeError('A story has no log.'))),
    ...changes,
  },
});

const meta = {
  title: 'Screens/Transparency',
  component: TransparencyView,
  args: {
    progress: check({}),
    copies: [
      { kind: 'witness', name: 'witness.example/w1', size: 4, at: AT },
      { kind: 'timestamp', name: 'carimbo', size: 4, at: AT },
      { kind: 'auditor', name: null, size: 3, at: AT },
    ],
    verifier: { bytes: 255_743, sha256: 'ab'.repeat(32) },
    onRetry: () => undefined,
  },
} satisfies Meta<typeof TransparencyView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Right: Story = {};
/** What this browser saw before isn't there any more. */
export const Rewritten: Story = {
  args: {
    progress: check({
      isRight: false,
      before: {
        head: { origin: head.origin, size: 2, root: '', keys: [], at: AT },
        continues: false,
        sameKey: false,
      },
    }),
  },
};
export const FirstVisit: Story = {
  args: { progress: check({ before: null, signature: 'unsupported' }), copies: [] },
};
export const Failed: Story = { args: { progress: 'failed' } };
