import type { calculation, ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { freezeLists } from '../src/areas/calculation/list/freeze-lists.ts';
import type { AdminUser, Draw } from '../src/generated/prisma/client.ts';
import { createTestApp, type TestApp } from './app.ts';
import { BEHIND_PROXY, call, type Called } from './call.ts';
import { createTestClock, SECOND, type TestClock } from './clock.ts';
import { createOverDraw, dayFrom, EXTRACTION } from './draws.ts';
import { createStaff, signInStaff, type SignedHeaders } from './factories.ts';

export type Detail = ResponseOf<typeof calculation.get>;
/** Two of staff, so that four eyes see everything; `ana` is who does what nobody is named for. */
type Person = 'ana' | 'bia';

export const TYPED = { contest: '5962', prizes: EXTRACTION, source: 'Site da Caixa' };
/** Where a postponement was announced. */
export const SOURCE = 'https://loterias.example/comunicados/5962';
export const MINUTES = {
  signatory: 'Otávio Rezende',
  role: 'Diretor',
  report: 'Sem ocorrências.',
  witnesses: [
    { name: 'Marina Sampaio', cpf: '529.982.247-25' },
    { name: 'Bianca Toledo', cpf: '111.444.777-35' },
  ],
};

/** A draw that two of staff take through its calculation: the app lasts for the file, all else for one test. */
export interface DrawDesk {
  app: TestApp;
  clock: TestClock;
  headers: Record<Person, SignedHeaders>;
  staff: Record<Person, AdminUser>;
  /** Both once more, where much time has gone by. */
  signIn: () => Promise<void>;
  draw: Draw;
  view: (by?: Person) => Promise<Detail>;
  /** A step with the draw's own version, unless said otherwise. */
  step: (name: string, body?: object, by?: Person) => Promise<Called<Detail>>;
  /** Two people move the extraction's day. */
  move: (lotteryDate: string, reason?: string) => Promise<Called<Detail>>;
  /** Does whatever leads to this state, from the scheduled draw on. */
  reach: (
    state: 'frozen' | 'extraction_recorded' | 'confirmed' | 'calculated' | 'reviewed' | 'published',
  ) => Promise<Detail>;
}

/** The steps in order, each with the state it leads to. */
const WAY: readonly [state: string, take: (desk: DrawDesk) => Promise<unknown>][] = [
  [
    'frozen',
    async ({ step, app }) => {
      await step('freeze');
      await freezeLists(app.services);
    },
  ],
  ['extraction_recorded', ({ step }) => step('extraction', TYPED)],
  ['confirmed', ({ step }) => step('extraction', TYPED, 'bia')],
  ['calculated', ({ step }) => step('run')],
  ['reviewed', ({ step }) => step('review')],
  [
    'published',
    async ({ step, draw }) => {
      await step('minutes', MINUTES);
      await step('publish', { confirmation: draw.title });
    },
  ],
];

/**
 * Registers the hooks of a test file and gives the desk they fill; `asApplication`: as the role that owns no table; `once`:
 * one draw for all; `ahead`: the days until its extraction.
 */
export function drawDesk({ asApplication = false, once = false, ahead = 0 } = {}): DrawDesk {
  const path = () => `/admin/calculation/${desk.draw.id}`;
  const desk = {
    view: async (by = 'ana') =>
      (await call<Detail>(desk.app, 'GET', path(), { headers: desk.headers[by] })).body,
    step: async (name, body = {}, by = 'ana') => {
      desk.clock.advance(SECOND);
      const { version } = await desk.app.services.db.draw.findUniqueOrThrow({ where: { id: desk.draw.id } });
      return call(desk.app, name === 'minutes' ? 'PUT' : 'POST', `${path()}/${name}`, {
        headers: desk.headers[by],
        body: { version, ...body },
      });
    },
    signIn: async () => {
      const { services } = desk.app;
      const [ana, bia] = [
        await signInStaff(services, desk.staff.ana),
        await signInStaff(services, desk.staff.bia),
      ];
      desk.headers = { ana, bia };
    },
    move: async (lotteryDate, reason = 'Não houve extração.') => {
      const asked = await desk.step('postpone', { reason, lotteryDate, source: SOURCE });
      return asked.status < 300 ? desk.step('postpone/confirm', {}, 'bia') : asked;
    },
    reach: async (state) => {
      for (const [reached, take] of WAY) {
        await take(desk);
        if (reached === state) break;
      }
      return desk.view();
    },
  } as DrawDesk;
  beforeAll(async () => {
    desk.clock = createTestClock();
    desk.app = await createTestApp({ env: BEHIND_PROXY, clock: desk.clock, asApplication });
  });
  (once ? beforeAll : beforeEach)(async () => {
    const { services } = desk.app;
    // Whose accounts are older than the draw: else they don't answer for it.
    desk.staff = {
      ana: await createStaff(services, { name: 'Ana Prado' }),
      bia: await createStaff(services, { name: 'Bia Rocha' }),
    };
    await desk.signIn();
    const lotteryDate = dayFrom(services.clock.now(), ahead);
    ({ draw: desk.draw } = await createOverDraw(services, { lotteryDate }));
  });
  afterAll(() => desk.app.close());
  return desk;
}
