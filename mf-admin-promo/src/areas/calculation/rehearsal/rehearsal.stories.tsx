import { drawRehearsal, type RehearsedDraw } from '@fio/contracts/admin/draw-rehearsal';
import { COMMON_RULE_SET } from '@fio/domain/draw/rule-set';
import { answer, type Meta, screen } from '@fio/platform/testing/stories';
import { calculationArea } from '../calculation.area.tsx';
import { rehearsalPath } from '../rehearsal-path.ts';

export default { title: 'Screens/Rehearsal of a draw' } satisfies Meta;

const ID = '0190a000-0000-7000-8000-000000000001';
const TITLE = '2ª edição';
const AT = '2026-03-17T14:00:00.000Z';

const rehearsed: RehearsedDraw = {
  id: ID,
  slug: 'segunda-edicao',
  title: TITLE,
  state: 'frozen',
  periodFrom: '2026-02-01',
  periodTo: '2026-03-16',
  lotteryDate: '2026-03-21',
  prizes: 3,
  numbers: 26_450,
  freezing: false,
  publishedAt: null,
  version: 3,
  publicPage: 'https://fiodameada.example/ganhadores/segunda-edicao',
  certificate: '04.047782/2026',
  regulation: null,
  seriesFirst: 0,
  seriesLast: 1,
  plannedAt: null,
  place: 'São Paulo',
  ruleSet: COMMON_RULE_SET as RehearsedDraw['ruleSet'],
  earning: { numbers: 1, every: null, perReceipt: 100, perPerson: null, multipliers: [] },
  prizeList: [],
  surrogates: 2,
  publishWithin: 10,
  duties: [],
  postponement: null,
  cutOffAt: '2026-03-21T20:00:00.000Z',
  reason: null,
  blockers: [],
  list: null,
  entries: [],
  mismatch: null,
  extraction: null,
  released: 0,
  runs: [],
  calculatedAt: null,
  publishBy: null,
  winners: [],
  minutes: null,
  events: [{ id: '1', from: 'scheduled', to: 'frozen', by: null, reason: null, at: AT }],
  startedBy: 'Marina Lopes',
  startedAt: AT,
  isTypedAlone: false,
  finishedAt: null,
  removedOn: '2026-03-31',
};

const story = (rehearsal: RehearsedDraw | null) =>
  screen(calculationArea, {
    path: rehearsalPath(ID),
    answers: [answer(drawRehearsal.get, { title: TITLE, isOpen: true, rehearsal })],
  });

export const Beginning = story(null);

/** The extraction is to be typed, whatever the day. */
export const UnderWay = story(rehearsed);
