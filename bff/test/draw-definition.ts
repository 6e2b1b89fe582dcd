import { type NumberCommitment, type ResponseOf, winnersDraw } from '@fio/contracts';
import { COMMON_EARNING_RULE, COMMON_RULE_SET } from '@fio/domain';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestApp, type TestApp } from './app.ts';
import { BEHIND_PROXY, call } from './call.ts';
import { createTestClock, DAY, dayFromNow } from './clock.ts';
import { createStaff, signInStaff, type SignedHeaders } from './factories.ts';
import { createRegulation } from './regulations.ts';

type Detail = ResponseOf<typeof winnersDraw.get>;
interface Refusal {
  readonly code?: string;
  readonly fields?: Record<string, { code: string }[]>;
}

/** The first problem of each field that was refused. */
export const problemsOf = ({ body }: { body: Refusal }) =>
  Object.fromEntries(Object.entries(body.fields ?? {}).map(([field, list]) => [field, list[0]?.code]));

/** What a form sends of its prizes. */
export const prizesOf = ({ prizes }: Detail) => winnersDraw.update.body.shape.prizes.parse(prizes);

let count = 0;

/** Registers the hooks of a test file and gives somebody who defines draws, over an app that lasts for the file. */
export function drawDefinition() {
  const clock = createTestClock();
  const desk: { app: TestApp; headers: SignedHeaders } = {} as never;
  const signIn = async () => {
    desk.headers = await signInStaff(desk.app.services, await createStaff(desk.app.services));
  };
  beforeAll(async () => {
    desk.app = await createTestApp({ clock, env: BEHIND_PROXY });
  });
  beforeEach(signIn);
  afterAll(() => desk.app.close());

  const send = (method: string, path: string, body?: unknown) =>
    call<Detail & Refusal>(desk.app, method, `/admin/winners-draw${path}`, {
      headers: desk.headers,
      ...(body !== undefined && { body }),
    });
  const at = (days: number) => new Date(clock.now().getTime() + days * DAY).toISOString();
  const day = (days: number) => dayFromNow(clock, days);
  const input = (changes: object = {}) => ({
    title: 'Sorteio da temporada',
    slug: `temporada-${(count += 1)}`,
    regulationId: null,
    certificate: '04.047782/2026',
    periodFrom: day(5),
    periodTo: day(15),
    seriesFirst: 0,
    seriesLast: 99,
    lotteryDate: day(20),
    plannedAt: at(23),
    place: 'Rua da Meada, 10, São Paulo',
    ruleSet: COMMON_RULE_SET,
    earning: COMMON_EARNING_RULE,
    prizes: [
      { title: 'Viagem', description: 'Para duas pessoas.', quantity: 1, value: 2_000_000 },
      { title: 'Televisor', description: '', quantity: 4, value: 450_000 },
    ],
    surrogates: 3,
    publishWithin: 10,
    documentsWithin: 3,
    documentsUnit: 'business_days',
    prescribesFrom: 'extraction',
    defenceDays: 5,
    cutOffHours: 2,
    ...changes,
  });
  const created = async (changes?: object) => (await send('POST', '', input(changes))).body;
  /** What the form of a draw would send. */
  const edit = ({ regulation, id, ...draw }: Detail, changes: object) => {
    const fields = winnersDraw.update.body.parse({ ...draw, regulationId: regulation?.id ?? null });
    return send('PUT', `/${id}`, { ...fields, ...changes });
  };
  const step = ({ id, version }: Detail, name: 'schedule' | 'withdraw') =>
    send('POST', `/${id}/${name}`, { version });
  const commit = async ({ id, version }: Detail) => {
    const { headers } = desk;
    const path = `/admin/tickets-draws/${id}/commit`;
    return (await call<NumberCommitment>(desk.app, 'POST', path, { headers, body: { version } })).body;
  };
  const regulation = () => createRegulation(desk.app.services, 'draw', { certificate: '04.047782/2026' });
  /** A draft that lacks nothing. */
  const complete = async (changes: object = {}) => {
    const draw = await created({ regulationId: (await regulation()).id, ...changes });
    await commit(draw);
    return draw;
  };
  return {
    desk,
    clock,
    send,
    at,
    day,
    input,
    created,
    edit,
    step,
    commit,
    regulation,
    complete,
    scheduled: async () => (await step(await complete(), 'schedule')).body,
    /** Days later; no session outlives them. */
    later: async (days: number) => {
      clock.advance(days * DAY);
      await signIn();
    },
  };
}
