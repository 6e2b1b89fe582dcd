import type { adminPrizes, ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { acceptInvoice } from '../src/areas/invoices/accept-invoice.ts';
import type { OutboxMessage, Prize, Registration } from '../src/generated/prisma/client.ts';
import { createTestApp, type TestApp } from './app.ts';
import { BEHIND_PROXY, call, type Called } from './call.ts';
import { createStaff, createVisitor, signInStaff, type SignedHeaders } from './factories.ts';
import {
  collectEvidence,
  confirmClaim,
  createInvoice,
  createRunningDraw,
  createSchedule,
} from './promotion.ts';

type Detail = ResponseOf<typeof adminPrizes.get>;
const HOUR = 3_600_000;

/** Where a prize goes. */
export const ADDRESS = {
  zip: '50030230',
  street: 'Rua do Bom Jesus',
  number: '125',
  complement: '',
  district: 'Recife',
  city: 'Recife',
  uf: 'PE',
};

/** Every check holds. */
export const ALL_CHECKED = {
  cpf: true,
  age: true,
  address: true,
  receipt: true,
  product: true,
  employee: true,
  single_win: true,
};

/** Somebody at the validation desk: the app lasts for the file, the winner and the staff for one test. */
export interface PrizeDesk {
  app: TestApp;
  /** The staff's. */
  headers: SignedHeaders;
  winner: Registration;
  /** A call below /admin. */
  admin: <Body = Detail>(method: string, path: string, body?: object) => Promise<Called<Body>>;
  /** What the winner won just now with a valid invoice; document and address have come. */
  win: () => Promise<Prize>;
  /** A decision at the desk; `version` is the prize's own unless said otherwise. */
  decide: (
    prize: { id: string; version: number },
    decision: 'validate' | 'invalidate',
    changes?: object,
  ) => Promise<Called<Detail>>;
  prize: (id: string) => Promise<Prize>;
  /** The prize that offers another's slot again now. */
  replacement: (id: string) => Promise<Prize | null>;
  /** The letters to the winner about a prize, oldest first. */
  letters: () => Promise<OutboxMessage[]>;
}

/** Registers the hooks of a test file and gives the desk they fill. */
export function prizeDesk(env: Record<string, string> = {}): PrizeDesk {
  const desk = {
    admin: (method, path, body) =>
      call(desk.app, method, `/admin${path}`, { headers: desk.headers, ...(body && { body }) }),
    win: async () => {
      const { services } = desk.app;
      const { id } = await createInvoice(services, { registrationId: desk.winner.id });
      await confirmClaim(services, id);
      await services.db.$transaction((tx) => acceptInvoice(services, tx, id, { actorId: null }));
      const prize = await services.db.prize.findFirstOrThrow({ where: { invoiceId: id } });
      await collectEvidence(services, prize.id);
      return prize;
    },
    decide: ({ id, version }, decision, changes = {}) =>
      desk.admin('POST', `/validation/${id}/${decision}`, {
        version,
        note: null,
        checklist: ALL_CHECKED,
        ...(decision === 'invalidate' && { reason: 'employee' }),
        ...changes,
      }),
    prize: async (id) => desk.app.services.db.prize.findUniqueOrThrow({ where: { id } }),
    replacement: async (replacesId) =>
      desk.app.services.db.prize.findFirst({ where: { replacesId, withdrawnAt: null } }),
    letters: async () =>
      desk.app.services.db.outboxMessage.findMany({
        where: { recipient: desk.winner.email, template: { in: LETTERS } },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      }),
  } as PrizeDesk;
  beforeAll(async () => {
    desk.app = await createTestApp({ env: { ...BEHIND_PROXY, ...env } });
    const { services } = desk.app;
    await createRunningDraw(services, { series: 1 });
    const now = services.clock.now().getTime();
    // All its slots are due.
    const hours = { startsAt: new Date(now - 48 * HOUR), endsAt: new Date(now - HOUR) };
    await createSchedule(services, { ...hours, slots: 60 });
  });
  beforeEach(async () => {
    const { services } = desk.app;
    desk.headers = await signInStaff(services, await createStaff(services, { name: 'Bianca Rocha' }));
    desk.winner = await createVisitor(services);
  });
  afterAll(() => desk.app.close());
  return desk;
}

const LETTERS = ['prize_given', 'prize_validated', 'prize_invalid', 'prize_reopened'];
