import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { forgetRequests } from './forget-requests.ts';
import { nextProtocol } from './next-protocol.ts';

const now = new Date('2031-11-21T12:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());

/** A conversation whose last word was said at `at`, with a file and the e-mail about it. */
async function written(at: Date) {
  const { db, storage } = app.services;
  const key = `sac/${randomUUID()}.pdf`;
  await storage.privateFiles.write(key, Buffer.from('%PDF-1.4'));
  const { id } = await db.sacRequest.create({
    data: {
      protocol: await nextProtocol(db, at),
      subject: 'other',
      name: 'Iara',
      email: 'i@exemplo.example',
      language: 'pt',
      ip: '',
      createdAt: new Date('2026-01-10T12:00:00Z'),
      updatedAt: at,
      messages: { create: { kind: 'visitor', text: 'Oi', createdAt: at } },
      attachment: { create: { key, name: 'nota.pdf', type: 'application/pdf', bytes: 8 } },
    },
  });
  const mail = { recipient: 'i@exemplo.example', subject: '', html: '', text: '', createdAt: at };
  await db.outboxMessage.create({ data: { ...mail, template: 'sac_received' } });
  return { id, key };
}

it('removes a conversation whose last word is older, with its file and its e-mail', async () => {
  const { db, storage } = app.services;
  const before = new Date('2026-11-21T12:00:00Z');
  const gone = await written(new Date('2026-11-21T11:59:59Z'));
  const kept = await written(new Date('2026-11-21T12:00:00Z'));
  expect(await forgetRequests(app.services, before)).toBe(1);
  expect(await forgetRequests(app.services, before)).toBe(0);
  expect((await db.sacRequest.findMany()).map(({ id }) => id)).toEqual([kept.id]);
  expect(await db.sacMessage.count()).toBe(1);
  expect((await db.sacAttachment.findMany()).map(({ key }) => key)).toEqual([kept.key]);
  expect(await db.outboxMessage.count()).toBe(1);
  expect(await storage.privateFiles.read(gone.key)).toBeNull();
  expect(await storage.privateFiles.read(kept.key)).not.toBeNull();
});
