import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { createTestBucket, type TestBucket } from '../../../../test/bucket.ts';
import { listen, type Outsider } from '../../../../test/witness.ts';
import { appendEntry } from '../append-entry.ts';
import { logAuditHead } from '../audit-head.ts';
import { recordAction } from '../../audit/record-action.ts';
import { lockAway } from './locked-bucket.ts';
import { sendHead } from './send-head.ts';

const AUDITORS = ['ana@auditoria.example', 'bruno@auditoria.example'];
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { AUDITORS: AUDITORS.join(','), PUBLIC_URL: 'https://fio.example' } });
});
afterAll(() => app.close());

const append = (draw: string) =>
  app.services.db.$transaction((tx) => appendEntry(tx, { type: 'draw_withdrawn', draw }, new Date()));
const letters = () =>
  app.services.db.outboxMessage.findMany({ where: { template: 'log_head' }, orderBy: { id: 'asc' } });

describe('auditors', () => {
  it('are each sent what binds with its head, once, whoever else sends heads', async () => {
    await append('a');
    await Promise.all([1, 2, 3].map(() => sendHead(app.services)));
    const sent = await letters();
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(AUDITORS);
    const head = await app.services.transparency.head();
    for (const { text } of sent) {
      expect(text).toContain('0 draw_withdrawn');
      // Byte by byte: the signature is of the lines as they are.
      expect(text).toContain(head.note.trim());
      expect(text).toContain('https://fio.example/conferir');
    }
  });

  it('are told each line once', async () => {
    await append('b');
    await append('c');
    await sendHead(app.services);
    const [, , third] = await letters();
    expect(third?.text).not.toContain('0 draw_withdrawn');
    expect(third?.text).toMatch(/1 draw_withdrawn .*\n2 draw_withdrawn/);
  });

  it('hear nothing of how the audit stands, which is told each hour', async () => {
    await app.services.db.$transaction((tx) => recordAction(tx, { ...ACTION, at: new Date() }));
    await logAuditHead(app.services);
    await sendHead(app.services);
    expect(await letters()).toHaveLength(4);
  });

  it('are on the public page by their number alone', async () => {
    const answer = await app.fetch('/api/transparency');
    const { copies } = (await answer.json()) as { copies: object[] };
    expect(copies).toHaveLength(2);
    for (const copy of copies) expect(copy).toMatchObject({ kind: 'auditor', name: null, size: 3 });
    expect(JSON.stringify(copies)).not.toContain('auditoria');
  });
});

const actor = { id: null, name: 'Ana', type: 'admin', ip: null, userAgent: null, requestId: null } as const;
const ACTION = { actor, resource: 'faq', recordId: null, action: 'create', summary: '' } as const;

describe('a bucket with locks', () => {
  const now = new Date('2026-11-25T12:00:00Z');
  const head = { size: 3n, note: 'fio.example/transparency\n3\nroot\n\n— x y\n' };
  const kept = new Map<string, Record<string, unknown>>();
  /** What S3 promises of locks, on this machine: it takes one with the object, tells it, and refuses to change it. */
  const locking: RequestListener = (request, response) => {
    const { 'x-amz-object-lock-mode': mode, 'x-amz-object-lock-retain-until-date': until } = request.headers;
    request.resume().on('end', () => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      if (request.method === 'PUT') kept.set(path, { mode, until });
      const found = kept.get(path);
      if (found) {
        response.setHeader('x-amz-object-lock-mode', String(found['mode']));
        response.setHeader('x-amz-object-lock-retain-until-date', String(found['until']));
      }
      response.writeHead(found ? 200 : 404).end();
    });
  };
  let service: Outsider;
  let plain: TestBucket;
  beforeAll(async () => {
    [service, plain] = await Promise.all([listen(locking), createTestBucket()]);
  });
  afterAll(() => Promise.all([service.close(), plain.close()]));

  it('has each head for its days, and the page says so', async () => {
    const place = { bucket: 'heads', region: 'us-east-1', endpoint: new URL(service.url), days: 30 };
    const { evidence } = await lockAway(place, head, now);
    expect(JSON.parse(evidence.toString())).toMatchObject({
      key: 'heads/3',
      until: '2026-12-25T12:00:00.000Z',
    });
  });

  it('that ignores the lock counts for nothing', async () => {
    await expect(lockAway({ ...plain.place, days: 30 }, head, now)).rejects.toThrow("doesn't lock");
  });
});
