import { toBase64 } from '@fio/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { appendEntry } from './append-entry.ts';
import { headsIn, verifyLog } from './verify-log.ts';

let app: TestApp;
/** A letter that lies in somebody's mailbox. */
let letter: string;
beforeEach(async () => {
  app = await createTestApp({ routes: [] });
  for (let index = 0; index < 13; index += 1) {
    await append(`draw ${index}`);
    if (index === 4) await app.services.transparency.head();
  }
  const { mail, db } = app.services;
  await app.services.transparency.head();
  const id = await db.$transaction((tx) =>
    mail.queue(tx, {
      to: 'i@example.com',
      template: 'prize_won',
      language: 'pt',
      name: 'Iara 2026',
      link: 'http://localhost:3000/perfil',
      params: { prize: '10 TVs', day: '1' },
    }),
  );
  letter = (await db.outboxMessage.findUniqueOrThrow({ where: { id } })).html;
});
afterEach(() => app.close());

const append = (draw: string) =>
  app.services.db.$transaction((tx) =>
    appendEntry(tx, { type: 'draw_withdrawn', draw }, new Date('2026-11-24T12:00:00Z')),
  );
const query = (statement: string) => app.services.pool.query(statement);
const asOwner = (table: string, statement: string) =>
  query(`ALTER TABLE ${table} DISABLE TRIGGER USER; ${statement}; ALTER TABLE ${table} ENABLE TRIGGER USER`);
const verdict = (...texts: string[]) =>
  verifyLog(
    app.services.db,
    texts.flatMap((text) => headsIn(text, 'letter')),
  );

it('is whole by its own heads, a letter and a checkpoint', async () => {
  const { note, root } = await app.services.transparency.head();
  expect(headsIn(letter, 'letter')).toEqual([{ size: 13, root: toBase64(root), from: 'letter' }]);
  await append('later');
  expect(await verdict(letter, note)).toMatchObject({ ok: true, size: 14, held: 6 });
});

it('shows an entry that was changed, by the heads that were signed', async () => {
  await asOwner(
    'transparency_entries',
    `UPDATE transparency_entries SET entry = replace(entry, 'draw 9', 'draw 99') WHERE index = 9`,
  );
  expect(await verdict()).toMatchObject({ ok: false, sound: 5, head: { size: 13 } });
});

it('shows a log written anew and signed with our own key, by a letter alone', async () => {
  for (const table of ['checkpoints', 'nodes', 'entries'])
    await asOwner(`transparency_${table}`, `DELETE FROM transparency_${table}`);
  for (let index = 0; index < 15; index += 1) await append(`other ${index}`);
  await app.services.transparency.head();
  expect(await verdict()).toMatchObject({ ok: true, size: 15 });
  expect(await verdict(letter)).toMatchObject({ ok: false, sound: 0, head: { size: 13, from: 'letter' } });
});

it('shows entries cut off, by a letter', async () => {
  for (const table of ['checkpoints', 'nodes', 'entries'])
    await asOwner(
      `transparency_${table}`,
      `DELETE FROM transparency_${table} ${table === 'entries' ? 'WHERE index > 6' : ''}`,
    );
  expect(await verdict(letter)).toMatchObject({ ok: false, head: { size: 13 } });
});
