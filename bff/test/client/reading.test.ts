import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { castVote, createPoll, createShow } from '../content.ts';
import { createVisitor } from '../factories.ts';
import { officeToken } from './office-token.ts';
import { startExample } from './run-example.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await createTestApp();
  folder = mkdtempSync(join(tmpdir(), 'fio-example-'));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const START = Date.parse('2026-11-01T12:00:00Z');
/** People who registered one after the other, the first so many minutes after the first of all. */
async function register(names: readonly string[], from: number) {
  for (const [index, name] of names.entries())
    await createVisitor(app.services, { name, createdAt: new Date(START + (from + index) * 60_000) });
}

it('follows up on new people: from where the table ends, nobody missed, nobody twice', async () => {
  const FIO_TOKEN = await officeToken(app, { permission: 'registrations', action: 'list' });
  const table = join(folder, 'people.csv');
  const run = () => startExample('crm-follow-up.ts', [table], { FIO_ORIGIN: app.url, FIO_TOKEN }).ended;
  const names = () =>
    readFileSync(table, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.split(';')[1]);
  const first = Array.from({ length: 27 }, (_, index) => `Ana${index}`);
  await register(first, 0);
  expect(await run()).toMatchObject({ code: 0, output: '27 new\n' });
  await register(['=HYPERLINK("x")'], 100);
  expect(await run()).toMatchObject({ code: 0, output: '1 new\n' });
  expect(await run()).toMatchObject({ code: 0, output: '0 new\n' });
  const all = [...first.map((name) => `"${name} Andrade"`), `"'=HYPERLINK(""x"") Andrade"`];
  expect(names()).toEqual(all);
  // As a run leaves it that was killed in the middle of a line.
  const text = readFileSync(table);
  truncateSync(table, text.length - 5);
  expect(await run()).toMatchObject({ code: 0, output: '1 new\n' });
  appendFileSync(table, '0196f0c8-00');
  expect(await run()).toMatchObject({ code: 0, output: '0 new\n' });
  expect(names()).toEqual(all);
});

it('shows results of a theory on another site, where what others wrote stays text', async () => {
  const { db } = app.services;
  const show = await createShow(db);
  const poll = await createPoll(db, {
    showId: show.id,
    title: '<img src=x onerror=alert(1)>',
    slug: 'o-farol',
  });
  await castVote(db, poll, 0, await createVisitor(app.services));
  const run = (slug: string) => startExample('results-widget.ts', [slug], { FIO_ORIGIN: app.url }).ended;
  const { code, output } = await run('o-farol');
  expect(code).toBe(0);
  expect(output).toContain(`href="${app.url}/teoria/o-farol">&#60;img src=x onerror=alert(1)&#62;</a>`);
  expect(output).not.toContain('<img');
  expect(output).toMatch(/<li>Sim <meter max="1" value="1"><\/meter> 100\s?%<\/li><li>Não /);
  expect(await run('nenhuma')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('NOT_FOUND') as string,
  });
});

it('follows the results as they change', async () => {
  const poll = await createPoll(app.services.db, { slug: 'ao-vivo' });
  const { child, ended } = startExample('results-widget.ts', ['ao-vivo', '--follow'], {
    FIO_ORIGIN: app.url,
  });
  let lines = 0;
  child.stdout?.on('data', (chunk: Buffer) => (lines += chunk.toString().split('\n').length - 1));
  await expect.poll(() => lines).toBeGreaterThanOrEqual(2);
  child.kill();
  expect((await ended).output).toContain(poll.title);
});
