import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createVisitor } from '../../../test/factories.ts';
import { createRunningDraw } from '../../../test/promotion.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ routes: [] });
});
afterAll(() => app.close());

const BURST = new URL('../../../test/grant-burst.ts', import.meta.url).pathname;

/** Starts a process that grants, ends it with SIGKILL once it has told of `enough`, and gives what it told. */
async function killedAfter(enough: number, drawId: string, registrationId: string): Promise<string[]> {
  const { databaseUrl, secrets } = app.config;
  const args = [BURST, drawId, registrationId, databaseUrl, secrets.seedKeys.current.secret.toString('hex')];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === enough) child.kill('SIGKILL');
  }
  const [, signal] = await gone;
  expect(signal).toBe('SIGKILL');
  return acknowledged;
}

it('a process killed in a burst loses no acknowledged grant, and the next goes on without a twin', async () => {
  const drawId = await createRunningDraw(app.services, { series: 3 });
  const { id } = await createVisitor(app.services);
  const acknowledged = [
    ...(await killedAfter(400, drawId, id)),
    ...(await killedAfter(700, drawId, id)),
    ...(await killedAfter(200, drawId, id)),
  ];
  const tickets = await app.services.db.ticket.findMany({ where: { drawId }, orderBy: { counter: 'asc' } });
  const kept = new Set(tickets.map(({ counter, series, number }) => `${counter}/${series}/${number}`));
  // The last line may have been cut off by the end of the process.
  const told = acknowledged.filter((line) => /^\d+\/\d\/\d+$/.test(line));
  expect(told.length).toBeGreaterThanOrEqual(1300);
  expect(told.filter((line) => !kept.has(line))).toEqual([]);
  expect(new Set(told).size).toBe(told.length);
  // No gap, and the counter stands where the last of them left it.
  expect(tickets.map(({ counter }) => counter)).toEqual(tickets.map((_, index) => index));
  const pool = await app.services.db.numberPool.findUniqueOrThrow({ where: { drawId } });
  expect(pool.next).toBe(tickets.length);
});
