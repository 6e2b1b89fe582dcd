import type { DrawMoment } from '@fio/contracts/public/draw-live';
import type { DrawPage } from '@fio/contracts/public/draw-proof';
import { COMMON_RULE_SET } from '@fio/domain/draw/rule-set';
import type { Meta, StoryObj } from '@fio/platform/testing/stories';
import { DrawDay } from './draw-day.tsx';

const committed = {
  interval: { first: 0, last: 199 },
  ruleSet: COMMON_RULE_SET,
  prizes: [{ title: 'Viagem para o lançamento', quantity: 1 }],
};
const draw: DrawPage = {
  id: '0190a000-0000-7000-8000-000000000001',
  slug: 'segunda',
  title: 'Sorteio da temporada',
  state: 'confirmed',
  certificate: null,
  periodFrom: '2026-10-01',
  periodTo: '2026-11-20',
  lotteryDate: '2026-12-05',
  postponements: [],
  log: [],
  plannedAt: null,
  place: '',
  regulation: null,
  prizes: committed.prizes,
  numbers: null,
  list: {
    text: JSON.stringify(committed),
    hash: '5f'.repeat(32),
    publishedAt: '2026-11-21T04:00:00Z',
    count: 48_213,
  },
  published: null,
  documents: [],
};
const moment = (...released: string[]): DrawMoment => ({
  slug: draw.slug,
  state: draw.state,
  lotteryDate: draw.lotteryDate,
  listHash: '5f'.repeat(32),
  contest: released.length > 0 ? '6021' : null,
  released,
  publishedAt: null,
});

const meta = {
  title: 'Screens/Draw day',
  component: DrawDay,
  args: { draw, moment: moment(), link: 'stream' },
} satisfies Meta<typeof DrawDay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Before: Story = {};
export const PrizesComing: Story = { args: { moment: moment('50366', '33514') } };
export const NumberFound: Story = { args: { moment: moment('50366', '33514', '45504', '94365', '51105') } };
export const ConnectionLost: Story = { args: { moment: moment('50366'), link: 'lost' } };
export const Cancelled: Story = { args: { moment: { ...moment(), state: 'cancelled' } } };
