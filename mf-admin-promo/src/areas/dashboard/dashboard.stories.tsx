import { dashboard } from '@fio/contracts/admin/dashboard';
import { answer, screen, type Meta } from '@fio/platform/testing/stories';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { dashboardArea } from './dashboard.area.ts';

export default { title: 'Screens/Dashboard' } satisfies Meta;

type Figures = ResponseOf<typeof dashboard.figures>;

const figure = (today: number, week: number, previousWeek: number, total: number) => ({
  today,
  week,
  previousWeek,
  total,
});
const DRAW = '0190a000-0000-7000-8000-000000000001';

const figures: Figures = {
  refreshedAt: '2026-03-18T14:45:00Z',
  registrations: figure(214, 1_830, 1_402, 48_211),
  verified: figure(180, 1_540, 1_210, 41_903),
  votes: figure(3_120, 20_411, 22_870, 612_004),
  suggestions: figure(12, 96, 71, 2_340),
  invoices: figure(87, 640, 588, 9_812),
  tickets: figure(240, 1_770, 1_610, 26_450),
  prizes: figure(3, 21, 18, 402),
  polls: { open: 14, scheduled: 2, toResolve: 3, resolved: 41 },
  shows: { published: 6, draft: 1 },
  waiting: {
    suggestions: 9,
    invoices: 31,
    prizes: 4,
    sac: 7,
    webhooks: 1,
    failedMail: 2,
    toDeliver: 2,
    privacy: 1,
  },
  waitingSince: {
    suggestions: '2026-03-16T11:20:00Z',
    invoices: '2026-03-17T09:05:00Z',
    prizes: '2026-03-15T18:40:00Z',
    sac: '2026-03-18T08:10:00Z',
    toDeliver: '2026-03-10T14:00:00Z',
    privacy: '2026-03-18T08:10:00Z',
    webhooks: '2026-03-17T22:40:00Z',
    toResolve: '2026-03-14T23:00:00Z',
  },
  waitingUntil: {
    invoices: '2026-03-22',
    prizes: '2026-03-16',
    toDeliver: '2026-04-09',
    sac: '2026-03-25',
    privacy: '2026-04-02',
  },
  funnel: {
    since: '2026-02-01',
    period: { from: '2026-03-12', to: '2026-03-18' },
    steps: [
      { step: 'visited', visits: 21_380, previous: 18_902 },
      { step: 'registered', visits: 1_830, previous: 1_402 },
      { step: 'tookPart', visits: 1_611, previous: 1_250 },
      { step: 'invoice', visits: 402, previous: 371 },
      { step: 'valid', visits: 350, previous: 329 },
      { step: 'earned', visits: 344, previous: 320 },
      { step: 'prize', visits: 12, previous: 9 },
    ],
  },
  numbers: { capacity: 400_000, issued: 26_450 },
  days: Array.from({ length: 14 }, (_, index) => ({
    day: `2026-03-${String(index + 5).padStart(2, '0')}`,
    registrations: 120 + ((index * 37) % 90),
    votes: 1_900 + ((index * 613) % 1_700),
    invoices: 60 + ((index * 17) % 40),
    tickets: 150 + ((index * 29) % 120),
  })),
};
const none = figure(0, 0, 0, 0);

const story = (body: Figures, deadlines: ResponseOf<typeof dashboard.deadlines>) =>
  screen(dashboardArea, {
    path: '/admin/dashboard',
    answers: [answer(dashboard.figures, body), answer(dashboard.deadlines, deadlines)],
  });

export const Running = story(figures, [
  {
    kind: 'documents',
    drawId: DRAW,
    draw: '1ª edição',
    count: 2,
    day: '2026-03-17',
    at: null,
    businessDays: -1,
  },
  {
    kind: 'freeze',
    drawId: DRAW,
    draw: '2ª edição',
    count: 1,
    day: '2026-03-20',
    at: '2026-03-20T20:00:00.000Z',
    businessDays: 2,
  },
  {
    kind: 'prescription',
    drawId: DRAW,
    draw: '1ª edição',
    count: 1,
    day: '2026-08-06',
    at: null,
    businessDays: 98,
  },
]);

/** The first morning of a campaign. */
export const Beginning = story(
  {
    ...figures,
    refreshedAt: null,
    registrations: none,
    verified: none,
    votes: none,
    suggestions: none,
    invoices: none,
    tickets: none,
    prizes: none,
    polls: { open: 0, scheduled: 0, toResolve: 0, resolved: 0 },
    shows: { published: 0, draft: 0 },
    waiting: {
      suggestions: 0,
      invoices: 0,
      prizes: 0,
      sac: 0,
      webhooks: 0,
      failedMail: 0,
      toDeliver: 0,
      privacy: 0,
    },
    funnel: { ...figures.funnel, since: null, steps: [{ step: 'registered', visits: 0, previous: null }] },
    numbers: null,
    days: figures.days.map(({ day }) => ({ day, registrations: 0, votes: 0, invoices: 0, tickets: 0 })),
  },
  [],
);
