import { Agent } from 'node:http';
import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedWhenEmpty } from '../demo/seed.ts';
import { isFailure } from '../src/core/errors.ts';
import { openApiDocument } from '../src/http/openapi/document.ts';
import { createTestApp, type TestApp } from './app.ts';
import { BEHIND_PROXY } from './call.ts';
import { createStaff, createVisitor, signInStaff, signInVisitor } from './factories.ts';
import { learn } from './fuzz/known.ts';
import { operationsOf } from './fuzz/operations.ts';
import type { Known } from './fuzz/plausible.ts';
import { requestsOf } from './fuzz/requests.ts';
import { statusOf, type Signed } from './fuzz/status-of.ts';
import { isNight } from './night.ts';

/** The same requests again: `FUZZ_SEED=123 npx vitest run test/fuzz`. */
const SEED = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31 - 1));
/** Requests of each operation: as many on a busy machine as on a quiet one. They are others in each run. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? (isNight ? 40 : 5));

const documents = (['user', 'admin'] as const).map((part) =>
  openApiDocument({ name: 'Fio da Meada', bindingCookie: 'x' }, part),
);
const operations = documents.flatMap(operationsOf);
const agent = new Agent({ keepAlive: true });
const faults: string[] = [];
let app: TestApp;
let known: Known;

beforeAll(async () => {
  console.log(`FUZZ_SEED=${SEED}`);
  const log = pino({ level: 'error' }, { write: (line: string) => void faults.push(line) });
  app = await createTestApp({ env: BEHIND_PROXY, log });
  await seedWhenEmpty(app.product);
  const { staff, visitor } = await signIn();
  known = await learn(app, documents, operations, [staff, visitor]);
}, 180_000);
afterAll(async () => {
  agent.destroy();
  await app.close();
});

/** New people for each operation: what one does to an account and its limits doesn't reach the next. */
async function signIn(): Promise<Signed> {
  const { services } = app;
  return {
    guest: {},
    visitor: await signInVisitor(services, await createVisitor(services)),
    staff: await signInStaff(services, await createStaff(services)),
  };
}

describe('a hostile request', () => {
  it.each(operations.map((one) => [`${one.method} ${one.path}`, one] as const))(
    'to %s is refused by what is wrong with it, never by 5xx',
    async (_label, operation) => {
      const signed = await signIn();
      const property = fc.asyncProperty(requestsOf(operation, known), async (request) => {
        faults.length = 0;
        const status = await statusOf(app, agent, request, signed);
        expect(isFailure(status) ? [status, ...faults] : []).toEqual([]);
      });
      await fc.assert(property, { seed: SEED, numRuns: RUNS });
    },
    60_000,
  );
});
