import { createHash } from 'node:crypto';
import { parseNote } from '@fio/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { TimestampAuthority } from '../../../../test/timestamp-authority.ts';
import { listen, type Outsider, TestWitness } from '../../../../test/witness.ts';
import { appendEntry } from '../append-entry.ts';
import { sendHead } from './send-head.ts';
import { readTimestamp, timestampRequest } from './timestamp.ts';

const witness = new TestWitness();
const authority = new TimestampAuthority();
const outsiders: Outsider[] = [];
let app: TestApp;
beforeAll(async () => {
  const [seen, stamped] = await Promise.all([listen(witness.listener), listen(authority.listener)]);
  outsiders.push(seen, stamped);
  const env = {
    WITNESSES: `${witness.vkey} ${seen.url}/`,
    TIMESTAMP_AUTHORITIES: `openssl ${stamped.url}/tsr`,
  };
  app = await createTestApp({ env });
});
afterAll(async () => {
  await app.close();
  await Promise.all(outsiders.map((one) => one.close()));
});

const append = (draw: string) =>
  app.services.db.$transaction((tx) => appendEntry(tx, { type: 'draw_withdrawn', draw }, new Date()));
const copies = (size: number) =>
  app.services.db.transparencyCopy.findMany({ where: { size }, orderBy: { kind: 'asc' } });
const query = (statement: string) => app.services.pool.query(statement);

describe('a head', () => {
  it('of nothing is shown to nobody', async () => {
    await sendHead(app.services);
    expect(witness.answers).toEqual([]);
  });

  it('is stamped and cosigned once, and both are served', async () => {
    await append('a');
    await sendHead(app.services);
    await sendHead(app.services);
    expect(witness.answers).toEqual([200]);
    expect((await copies(1)).map(({ kind, name }) => [kind, name])).toEqual([
      ['timestamp', 'openssl'],
      ['witness', witness.name],
    ]);
    const served = await (await app.fetch('/transparency/checkpoint')).text();
    expect(parseNote(served)?.signatures.map(({ name }) => name)).toEqual([
      app.services.transparency.origin,
      witness.name,
    ]);
    const note = Buffer.from(await (await app.fetch('/transparency/head/1')).arrayBuffer());
    const answer = await app.fetch('/transparency/head/1/openssl.tsr');
    expect(answer.headers.get('content-type')).toBe('application/timestamp-reply');
    const reply = Buffer.from(await answer.arrayBuffer());
    expect(authority.verifies(note, reply)).toBe(true);
    expect(authority.verifies(Buffer.concat([note, Buffer.of(10)]), reply)).toBe(false);
    expect((await app.fetch('/transparency/head/1/other.tsr')).status).toBe(404);
    expect((await app.fetch('/transparency/head/2')).status).toBe(404);
  });

  it('is proved to continue the one that the witness saw', async () => {
    for (const draw of ['b', 'c', 'd', 'e', 'f']) await append(draw);
    await sendHead(app.services);
    expect(witness.answers).toEqual([200, 200]);
    expect(witness.known.size).toBe(6);
  });

  it('goes on from where the witness says it is, when we have lost what we knew', async () => {
    await append('g');
    await query(
      'ALTER TABLE transparency_copies DISABLE TRIGGER USER; DELETE FROM transparency_copies; ALTER TABLE transparency_copies ENABLE TRIGGER USER',
    );
    await sendHead(app.services);
    expect(witness.answers.slice(2)).toEqual([409, 200]);
    expect(witness.known.size).toBe(7);
  });

  it('that contradicts what the witness saw is not cosigned, by whoever owns the database', async () => {
    const before = witness.known;
    for (const table of ['copies', 'checkpoints', 'nodes', 'entries'])
      await query(`ALTER TABLE transparency_${table} DISABLE TRIGGER USER; DELETE FROM transparency_${table};
        ALTER TABLE transparency_${table} ENABLE TRIGGER USER`);
    // Another history, all of it signed with our own key: nothing here contradicts it.
    for (const draw of ['x', 'y', 'z']) await append(draw);
    await sendHead(app.services);
    expect((await copies(3)).map(({ kind }) => kind)).toEqual(['timestamp']);
    for (const draw of ['1', '2', '3', '4', '5']) await append(draw);
    await sendHead(app.services);
    expect((await copies(8)).map(({ kind }) => kind)).toEqual(['timestamp']);
    expect(witness.answers.slice(4)).toEqual([409, 409, 422]);
    expect(witness.known).toEqual(before);
  });
});

describe('a time stamp', () => {
  const hash = createHash('sha256').update('x').digest();
  const nonce = Buffer.from('0102030405060708', 'hex');
  const asked = { hash, nonce };
  const reply = authority.reply(timestampRequest(asked));

  it('says when', () => {
    expect(Math.abs(readTimestamp(reply, asked).getTime() - Date.now())).toBeLessThan(600_000);
  });

  it.each([
    ['of another hash', { hash: createHash('sha256').update('y').digest(), nonce }],
    ['that answers another request', { hash, nonce: Buffer.from('0102030405060709', 'hex') }],
  ])('%s is refused', (_, other) => {
    expect(() => readTimestamp(reply, other)).toThrow('The time stamp');
  });

  it('is refused with any byte of what is signed, or of its signature, another', () => {
    const info = reply.indexOf(hash);
    for (const at of [info, info + 31, reply.length - 1, reply.length - 100]) {
      const bent = Buffer.from(reply);
      bent[at] = (bent[at] ?? 0) ^ 1;
      expect(() => readTimestamp(bent, asked)).toThrow();
    }
  });

  it('is refused when it is cut off, or no reply at all', () => {
    for (const bytes of [
      reply.subarray(0, -1),
      Buffer.from('no'),
      Buffer.alloc(0),
      Buffer.from('3003020102', 'hex'),
    ])
      expect(() => readTimestamp(bytes, asked)).toThrow();
  });
});
