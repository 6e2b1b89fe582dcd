import type { LetterKey } from '@fio/contracts';
import { toBase64 } from '@fio/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { appendEntry } from '../transparency/append-entry.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ routes: [] });
});
afterAll(() => app.close());

async function written(template: LetterKey, language: 'pt' | 'en') {
  const { db, mail } = app.services;
  const content = { template, language, name: 'Iara', link: 'http://localhost:3000/perfil' };
  const params = { day: '1', numbers: '2', prize: 'TV', draw: 'Natal', reason: 'x' };
  const id = await db.$transaction((tx) => mail.queue(tx, { ...content, params, to: 'i@example.com' }));
  return db.outboxMessage.findUniqueOrThrow({ where: { id } });
}

const append = (draw: string) =>
  app.services.db.$transaction((tx) => appendEntry(tx, { type: 'draw_withdrawn', draw }, new Date()));

it('says nothing of a log that holds nothing yet', async () => {
  await app.services.transparency.head();
  expect((await written('winner_drawn', 'pt')).text).not.toContain('registro público');
});

it('carries the newest signed head in both forms of every letter about numbers, prizes and draws', async () => {
  await append('a');
  await app.services.transparency.head();
  await append('b');
  const { size, root } = await app.services.transparency.head();
  await append('not signed yet');
  const said = toBase64(root);
  expect(size).toBe(2n);
  const letters = [
    'invoice_accepted',
    'invoice_refused',
    'prize_won',
    'prize_invalid',
    'winner_drawn',
  ] as const;
  for (const template of letters) {
    const { text, html } = await written(template, 'pt');
    for (const form of [text, html]) expect(form).toContain(`tinha 2 linhas, e a raiz delas era ${said}`);
  }
  expect((await written('prize_won', 'en')).text).toContain(`had 2 lines, and their root was ${said}`);
});

it('leaves out letters about anything else', async () => {
  for (const template of ['password_changed', 'sac_answered'] as const)
    expect((await written(template, 'en')).text).not.toContain('public log');
});
