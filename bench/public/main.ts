import { chromium } from '@playwright/test';
import { Pool } from 'pg';
import { browserArgs, findBrowser } from '../../tools/browser.ts';
import { startServer } from '../lib/processes.ts';
import { claim, figure, finish } from '../lib/report.ts';
import { startSite } from '../lib/site.ts';
import { askedBeforePaint } from './first-paint.ts';
import { CONNECTIONS, requestOf, speeds } from './speeds.ts';

/** What everybody asks for at once: the home page and its data, from memory, beside reading them anew each time. */
const ANSWERS = [
  ['home as HTML', '/'],
  ['home as JSON', '/api/home'],
] as const;

const site = await startSite();
const uncached = await startServer(new URL('./uncached.ts', import.meta.url), {
  DATABASE_URL: site.databaseUrl,
});
const pool = new Pool({ connectionString: site.databaseUrl });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs() });

try {
  const tagOf = async (path: string) =>
    (await fetch(site.origin + path)).headers.get('etag') ?? 'there is no tag';
  const votes = await pool.query<{ count: string }>('SELECT count(*) FROM votes');
  console.log(
    `${figure(Number(votes.rows[0]?.count))} votes, ${CONNECTIONS} connections, requests per second`,
  );
  for (const [name, path] of ANSWERS) {
    const [read = 0, whole = 0, known = 0] = await speeds([
      { server: uncached, bytes: requestOf('/'), status: 200 },
      { server: site.server, bytes: requestOf(path), status: 200 },
      { server: site.server, bytes: requestOf(path, { 'If-None-Match': await tagOf(path) }), status: 304 },
    ]);
    console.log(
      `\n${name}: ${figure(whole, 0)} whole, ${figure(known, 0)} by 304, beside ${figure(read, 0)} by Prisma, serialised and compressed each time`,
    );
    claim(`${figure(whole / read, 0)}× as often as read anew (at least 10×)`, whole >= 10 * read);
    claim(`by 304 at least as often: ${figure(known / whole, 2)}× (at least 0.9×)`, known >= 0.9 * whole);
  }
  const asked = await askedBeforePaint(browser, site.origin);
  console.log('');
  claim(
    `the first theory painted before any of our scripts ran, with ${asked.length} calls before it (0) ${asked.join(' ')}`,
    asked.length === 0,
  );
} finally {
  await browser.close();
  await pool.end();
  await uncached.stop();
  await site.stop();
}
finish();
