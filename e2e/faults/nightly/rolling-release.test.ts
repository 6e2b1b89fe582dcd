import { join } from 'node:path';
import { Product, freePort } from '@fio/tools/product';
import { createPoll } from '../../../bff/test/content.ts';
import { startEdge } from '../support/edge.ts';
import { Readers } from '../support/Readers.ts';
import type { DatabaseServer } from '../support/server.ts';
import { registrations, votes } from '../support/sources.ts';
import { expect, test, troubles } from '../support/test.ts';
import { Writers } from '../support/Writers.ts';

/** Each replica is replaced so often. */
const ROUNDS = 2;

/** One replica at a port of its own; a release starts another one there. */
async function replica(server: DatabaseServer, port: number, folders: string[]): Promise<Product> {
  const { url: databaseUrl, env } = server;
  const dataDirectory = join(server.dataDirectory, `replica-${folders.length}`);
  folders.push(dataDirectory);
  const product = new Product({ dataDirectory, port, metricsPort: await freePort(), databaseUrl, env });
  await product.startDatabase();
  await product.startProcesses();
  return product;
}

test('rolling release behind the example’s proxy', async ({ server, services, hold }) => {
  const folders: string[] = [];
  const ports = [await freePort(), await freePort()];
  const replicas = await Promise.all(ports.map((port) => replica(server, port, folders)));
  const edge = await startEdge(ports);
  const { id } = await createPoll(services.db);
  const readers = new Readers(edge.origin);
  const writers = new Writers(edge.origin, [await votes(services), registrations(services)]);
  try {
    readers.start({
      pages: ['/api/theories', '/api/openapi.json', '/robots.txt', `/api/polls/${id}/results`],
      streams: Array.from({ length: 6 }, () => `/api/polls/live?ids=${id}`),
    });
    writers.start(6);
    await writers.go(3);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, port] of ports.entries()) {
        await replicas[index]?.stop();
        await writers.go(3);
        replicas[index] = await replica(server, port, folders);
        await writers.go(3);
      }
    }
    await readers.stop();
    const outcome = await writers.stop();
    const complaints = await edge.complaints();
    const asked = (why: string) => complaints.split(why).length - 1;
    console.log(
      `${readers.pages} pages, ${readers.streams} streams opened; the proxy asked the other replica ` +
        `${asked('Connection refused')} times where one was gone and ${asked('reset by peer')} times where it went`,
    );
    hold(outcome, 0);
    expect({ failed: readers.failed, unreached: outcome.unreached, refused: outcome.refused }).toEqual({
      failed: [],
      unreached: 0,
      refused: {},
    });
    // Each stream was handed on with its replica.
    expect(readers.streams).toBeGreaterThan(6);
  } catch (error) {
    for (const folder of folders) console.log(await troubles(folder));
    throw error;
  } finally {
    await readers.stop();
    await edge.stop();
    await Promise.all(replicas.map((one) => one.stop()));
  }
});
