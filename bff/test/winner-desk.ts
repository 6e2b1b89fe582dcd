import type { ResponseOf, winners } from '@fio/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import { createTestApp, type TestApp } from './app.ts';
import type { AdminUser } from '../src/generated/prisma/client.ts';
import { BEHIND_PROXY, call, type Called } from './call.ts';
import { createTestClock, DAY, type TestClock } from './clock.ts';
import { createStaff, signInStaff, type SignedHeaders } from './factories.ts';
import { createReviewedDraw } from './winners.ts';

export type WinnerDetail = ResponseOf<typeof winners.get>;
/** A Wednesday, four days after the extraction. */
export const NOW = new Date('2027-03-10T15:00:00Z');

/** Somebody who looks after winners: the app lasts for the file. */
export interface WinnerDesk {
  readonly clock: TestClock;
  app: TestApp;
  headers: SignedHeaders;
  /** Of somebody else, for what takes two. */
  others: SignedHeaders;
  drawId: string;
  prizeId: string;
  get: (id: string) => Promise<WinnerDetail>;
  /** One of the steps of a winner, from the version it has now unless said otherwise. */
  step: (id: string, name: string, body?: object, by?: SignedHeaders) => Promise<Called<WinnerDetail>>;
  /** Sends a small picture as a document. */
  attach: (id: string, kind: string) => Promise<{ status: number; body: WinnerDetail }>;
  /** A draw with one prize of that value in cents, and of so many units. */
  draw: (valueCents?: number, quantity?: number) => Promise<void>;
  later: (days: number) => Promise<void>;
}

/** Registers the hooks of a test file and gives the desk they fill. */
export function winnerDesk(): WinnerDesk {
  const clock = createTestClock(NOW);
  let staff: [AdminUser, AdminUser] | undefined;
  const desk: WinnerDesk = {
    clock,
    get: async (id) =>
      (await call<WinnerDetail>(desk.app, 'GET', `/admin/winners/${id}`, { headers: desk.headers })).body,
    step: async (id, name, body = {}, headers = desk.headers) => {
      const { version } = await desk.app.services.db.winner.findUniqueOrThrow({ where: { id } });
      return call(desk.app, 'POST', `/admin/winners/${id}/${name}`, { headers, body: { version, ...body } });
    },
    attach: async (id, kind) => {
      const create = { width: 40, height: 30, channels: 3, background: '#6d28d9' } as const;
      const response = await desk.app.fetch(`/api/admin/winners/${id}/attach/${kind}`, {
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
      const { services } = desk.app;
      // The same two as before: accounts that are newer than the draw don't answer for it.
      staff ??= [await createStaff(services), await createStaff(services, { name: 'Bia Rocha' })];
      [desk.headers, desk.others] = [
        await signInStaff(services, staff[0]),
        await signInStaff(services, staff[1]),
      ];
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
