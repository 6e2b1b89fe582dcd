import { randomUUID } from 'node:crypto';
import type { ResponseOf, winners } from '@fio/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import { noteDuties } from '../src/areas/winners/note-duties.ts';
import { runIn } from '../src/areas/tickets/run-in.ts';
import type { Services } from '../src/composition.ts';
import { createTestApp, type TestApp } from './app.ts';
import { BEHIND_PROXY, call, type Called } from './call.ts';
import { createTestClock, DAY, type TestClock } from './clock.ts';
import { createStaff, createVisitor, signInStaff, type SignedHeaders } from './factories.ts';

export type WinnerDetail = ResponseOf<typeof winners.get>;
type Needed = Pick<Services, 'db' | 'clock' | 'luckyNumbers' | 'cpfVault' | 'passwords' | 'bindingCookie'>;

/** A Wednesday, four days after the extraction. */
export const NOW = new Date('2027-03-10T15:00:00Z');
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const HELD = {
  ...{ periodFrom: day('2027-01-01'), periodTo: day('2027-03-01'), lotteryDate: day('2027-03-06') },
  ...{ lotteryContest: '5962', extraction: ['23337', '82513', '17082', '53195', '49504'] },
  calculatedAt: new Date('2027-03-08T15:00:00Z'),
};

/** A reviewed draw without prizes yet, its numbers committed. */
export async function createReviewedDraw({ db, luckyNumbers }: Needed): Promise<string> {
  const data = { slug: randomUUID(), title: 'Sorteio de março', state: 'reviewed', ...HELD };
  const { id } = await db.draw.create({ data });
  await luckyNumbers.commit(runIn(db), id, day('2026-12-31'));
  return id;
}

interface Drawn {
  readonly prizeId: string;
  readonly unit?: number;
  readonly rank?: number;
  /** Somebody new unless said who. */
  readonly person?: { readonly id: string };
}

/** Somebody who holds a number of the draw, and was drawn; with a rank and no unit, a surrogate who waits. */
export async function createWinner(
  services: Needed,
  { prizeId, rank = 0, unit = rank === 0 ? 1 : 0, person }: Drawn,
): Promise<string> {
  const { db, clock } = services;
  const { id: registrationId } = person ?? (await createVisitor(services));
  const { drawId } = await db.drawPrize.findUniqueOrThrow({ where: { id: prizeId } });
  const counter = await db.ticket.count({ where: { drawId } });
  const number = 73_254 + counter;
  await db.ticket.create({
    data: {
      ...{ drawId, counter, series: 0, number, registrationId },
      ...{ origin: 'manual', createdAt: clock.now() },
    },
  });
  const place = { prizeId, unit, rank, number, registrationId, state: unit === 0 ? 'reserve' : 'drawn' };
  const said = { name: 'Iracema Andrade', maskedCpf: '***.456.789-**', city: 'Campinas', uf: 'SP' };
  const { id } = await db.winner.create({ data: { ...place, ...said, changedAt: clock.now() } });
  await noteDuties(db, drawId);
  return id;
}

/** Publishes a draw as the calculation does, as far as winners are concerned. */
export const publishDraw = ({ db, clock }: Needed, id: string) =>
  db.draw.update({ where: { id }, data: { state: 'published', publishedAt: clock.now() } });

/** Somebody who looks after winners: the app lasts for the file. */
export interface WinnerDesk {
  readonly clock: TestClock;
  app: TestApp;
  headers: SignedHeaders;
  drawId: string;
  prizeId: string;
  get: (id: string) => Promise<WinnerDetail>;
  /** One of the steps of a winner, from the version it has now unless said otherwise. */
  step: (id: string, name: string, body?: object) => Promise<Called<WinnerDetail>>;
  /** Sends a small picture as a document. */
  attach: (id: string, kind: string) => Promise<{ status: number; body: WinnerDetail }>;
  /** A draw with one prize of that value in cents, and of so many units. */
  draw: (valueCents?: number, quantity?: number) => Promise<void>;
  later: (days: number) => Promise<void>;
}

/** Registers the hooks of a test file and gives the desk they fill. */
export function winnerDesk(): WinnerDesk {
  const clock = createTestClock(NOW);
  const desk: WinnerDesk = {
    clock,
    get: async (id) =>
      (await call<WinnerDetail>(desk.app, 'GET', `/admin/winners/${id}`, { headers: desk.headers })).body,
    step: async (id, name, body = {}) => {
      const { version } = await desk.app.services.db.winner.findUniqueOrThrow({ where: { id } });
      const { headers } = desk;
      return call(desk.app, 'POST', `/admin/winners/${id}/${name}`, { headers, body: { version, ...body } });
    },
    attach: async (id, kind) => {
      const create = { width: 40, height: 30, channels: 3, background: '#6d28d9' } as const;
      const response = await desk.app.fetch(`/api/admin/winners/${id}/documents/${kind}`, {
        method: 'POST',
        headers: { ...desk.headers, 'content-type': 'image/png' },
        body: new Uint8Array(await sharp({ create }).png().toBuffer()),
      });
      return { status: response.status, body: (await response.json()) as WinnerDetail };
    },
    draw: async (valueCents = 450_000, quantity = 1) => {
      const { services } = desk.app;
      desk.drawId = await createReviewedDraw(services);
      const data = { drawId: desk.drawId, title: 'Televisor', valueCents, quantity, position: 1 };
      desk.prizeId = (await services.db.drawPrize.create({ data })).id;
    },
    later: async (days) => {
      clock.advance(days * DAY);
      desk.headers = await signInStaff(desk.app.services, await createStaff(desk.app.services));
    },
  } as WinnerDesk;
  beforeAll(async () => {
    desk.app = await createTestApp({ clock, env: BEHIND_PROXY });
    await desk.later(0);
    await desk.draw();
  });
  afterAll(() => desk.app.close());
  return desk;
}
