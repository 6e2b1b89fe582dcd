import { Pool } from 'pg';
import { load, perSecond, total } from '../lib/load.ts';
import { startServer, type Server } from '../lib/processes.ts';
import { claim, figure, finish } from '../lib/report.ts';
import { startSite } from '../lib/site.ts';

/** What everybody asks for at once: the home page and its data, from memory, beside reading them anew each time. */
const CONNECTIONS = 64;
const ROUNDS = 5;
const MS = 1_000;

const requestOf = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  Buffer.from(
    [
      `GET ${path} HTTP/1.1`,
      'Host: localhost',
      'Accept-Encoding: br',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '',
      '',
    ].join('\r\n'),
  );

/** Requests per second in the best round; every answer must have the status. */
async function speed(server: Server, bytes: Buffer, status: number): Promise<number> {
  const speeds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { port } = server;
    const result = await load({ port, connections: CONNECTIONS, duration: MS, next: () => ({ bytes }) });
    if (result.statuses.get(status) !== total(result) || result.lost > 0)
      throw new Error(`Not every answer was a ${status}: ${JSON.stringify([...result.statuses])}`);
    speeds.push(perSecond(result));
  }
  return Math.max(...speeds);
}

const site = await startSite();
const uncached = await startServer(new URL('./uncached.ts', import.meta.url), {
  DATABASE_URL: site.databaseUrl,
});
const pool = new Pool({ connectionString: site.databaseUrl });

try {
  const tagOf = async (path: string) =>
    (await fetch(site.origin + path)).headers.get('etag') ?? 'there is no tag';
  const votes = await pool.query<{ count: string }>('SELECT count(*) FROM votes');
  console.log(
    `${figure(Number(votes.rows[0]?.count))} votes, ${CONNECTIONS} connections, requests per second`,
  );
  const read = await speed(uncached, requestOf('/'), 200);
  console.log(`home read anew (Prisma, serialised and compressed each time)  ${figure(read, 0)}`);
  for (const [name, path] of [
    ['home as HTML', '/'],
    ['home as JSON', '/api/home'],
  ] as const) {
    const whole = await speed(site.server, requestOf(path), 200);
    const known = await speed(site.server, requestOf(path, { 'If-None-Match': await tagOf(path) }), 304);
    console.log(`${name}: ${figure(whole, 0)} whole, ${figure(known, 0)} by 304`);
    claim(`${name} ${figure(whole / read, 0)}× as often as read anew (at least 10×)`, whole >= 10 * read);
    claim(`by 304 at least as often: ${figure(known / whole, 2)}× (at least 0.95×)`, known >= 0.95 * whole);
  }
} finally {
  await pool.end();
  await uncached.stop();
  await site.stop();
}
finish();
