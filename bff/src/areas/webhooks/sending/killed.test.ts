import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { happen, webhookDesk } from '../../../../test/webhook-desk.ts';
import { LEASE } from './claim-due.ts';

const desk = webhookDesk();
const WORKER = new URL('../../../../test/webhook-process.ts', import.meta.url).pathname;
const EVENTS = 30;
const idsOf = () => desk.receiver.received.map(({ headers }) => String(headers['webhook-id']));

/** A worker that is ended with SIGKILL once the receiver has got `enough`, the last of them unanswered. */
async function killedAfter(enough: number): Promise<void> {
  const { databaseUrl, dataDir } = desk.app.config;
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMONSTRATION: 'true', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [WORKER], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const gone = once(child, 'exit');
  desk.receiver.answer = (_, response) => {
    if (desk.receiver.received.length < enough) response.writeHead(204).end();
    else child.kill('SIGKILL');
  };
  const [, signal] = await gone;
  expect(signal).toBe('SIGKILL');
}

it('a worker killed between sending and writing it down loses nothing: what it had sent comes again, with the same id', async () => {
  await desk.create();
  await happen(desk, EVENTS);
  await killedAfter(EVENTS / 2);
  const { db } = desk.app.services;
  const unsettled = await db.webhookDelivery.findMany({ where: { state: 'sending' } });
  expect(unsettled.length).toBeGreaterThan(0);
  // Not while its lease lasts, for it might be alive.
  desk.receiver.answer = (_, response) => void response.writeHead(204).end();
  for (let round = 0; round < EVENTS; round += 1) await desk.pump.sendDue();
  expect(await db.webhookDelivery.count({ where: { state: 'sending' } })).toBe(unsettled.length);
  desk.clock.advance(2 * LEASE);
  await desk.pump.sendDue();
  const left = await db.webhookDelivery.groupBy({ by: ['state'], _count: true });
  expect(left).toEqual([{ state: 'delivered', _count: EVENTS }]);
  const events = await db.webhookEvent.findMany({ select: { id: true } });
  expect(new Set(idsOf())).toEqual(new Set(events.map(({ id }) => id)));
  // Twice are at most those that it sent at once.
  expect(idsOf().length).toBeGreaterThan(EVENTS);
  expect(idsOf().length - EVENTS).toBeLessThanOrEqual(4);
});
