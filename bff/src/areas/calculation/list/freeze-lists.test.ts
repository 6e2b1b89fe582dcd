import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  commitmentHash,
  entryIn,
  formatLuckyNumber,
  SERIES_SIZE,
  LAST_CODE,
  opensEntry,
  provenRanges,
  toHex,
  type ListCommitment,
} from '@fio/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { createOverDraw, dayFrom } from '../../../../test/draws.ts';
import { sha256 } from '../../../core/secrets/sha256.ts';
import { closeList } from './close-list.ts';
import { freezeLists } from './freeze-lists.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ routes: [] });
});
afterAll(() => app.close());

const FILE_LIMIT = 4_000;
const now = () => app.services.clock.now();
const close = (drawId: string) =>
  app.services.db.$transaction((tx) => closeList(app.services, tx, drawId, now()));
const freeze = () => freezeLists({ ...app.services, fileLimit: FILE_LIMIT });
const drawOf = (id: string) => app.services.db.draw.findUniqueOrThrow({ where: { id } });
const commitmentOf = async (id: string) => (await drawOf(id)).commitment as unknown as ListCommitment;
const voidNumber = (drawId: string, counter: number) =>
  app.services.db.ticket.update({
    where: { drawId_counter: { drawId, counter } },
    data: { state: 'voided', reason: 'mistake', voidedAt: now() },
  });

async function filesOf(drawId: string): Promise<string[]> {
  const parts = await app.services.db.drawListPart.findMany({ where: { drawId }, orderBy: { part: 'asc' } });
  const files = await Promise.all(
    parts.map(({ fileKey }) => app.services.storage.privateFiles.read(fileKey)),
  );
  for (const [index, file] of files.entries()) {
    const hash = sha256(file ?? Buffer.alloc(0));
    expect([file?.length, toHex(hash)]).toEqual([parts[index]?.bytes, toHex(parts[index]?.sha256 ?? hash)]);
  }
  return files.map((file) => file?.toString() ?? '');
}

/** What the files have to say, by other means: numbers that were voided in time are there without a name. */
async function expectedLines(drawId: string): Promise<string[]> {
  const tickets = await app.services.db.ticket.findMany({
    where: { drawId },
    orderBy: [{ series: 'asc' }, { number: 'asc' }],
    include: { registration: true },
  });
  return tickets.map(({ series, number, state, voidedLate, registration: { name, lastName } }) => {
    const isVoided = state === 'voided' && !voidedLate;
    const said = isVoided ? 'Número anulado' : `${name} ${lastName}`.trim();
    return `${formatLuckyNumber({ series, order: number }, SERIES_SIZE)};${said}`;
  });
}

describe('a closed list', () => {
  it('is frozen into files of whole blocks, each with all of its numbers, voided or not', async () => {
    const { draw } = await createOverDraw(app.services, { people: 10, each: 35 });
    await voidNumber(draw.id, 7);
    await close(draw.id);
    await freeze();
    // By now it is sealed: in the list it stays a number that may win.
    await voidNumber(draw.id, 8);
    const files = await filesOf(draw.id);
    const [heading] = files[0]?.split('\n') ?? [];
    expect(heading).toBe('\uFEFFNúmero da Sorte;Nome do Cliente');
    const lines = files.map((file) => file.split('\n').slice(1, -1));
    expect(lines.map(({ length }) => length)).toEqual([128, 128, 94]);
    expect(lines.flat()).toEqual(await expectedLines(draw.id));
    expect(Math.max(...files.map((file) => Buffer.byteLength(file)))).toBeLessThanOrEqual(FILE_LIMIT);
    const { state, frozenAt, commitmentHash: hash } = await drawOf(draw.id);
    expect([state, frozenAt === null]).toEqual(['frozen', false]);
    const commitment = await commitmentOf(draw.id);
    expect(toHex(hash ?? new Uint8Array(0))).toBe(commitmentHash(sha256, commitment));
    expect(commitment).toMatchObject({ drawId: draw.id, count: 350, blocks: 6, surrogates: 2 });
    expect(commitment.sealed).toMatchObject({ given: 350, voided: 1 });
    expect(commitment.files.map(({ part, count }) => [part, count])).toEqual([
      [1, 128],
      [2, 128],
      [3, 94],
    ]);
  });

  it('stays what it is when the job comes again, and two of them do the work once', async () => {
    const { draw } = await createOverDraw(app.services);
    await close(draw.id);
    await Promise.all([freeze(), freeze(), freeze()]);
    await freeze();
    const before = await drawOf(draw.id);
    await freeze();
    expect(await drawOf(draw.id)).toEqual(before);
    expect(before.state).toBe('frozen');
    expect(await app.services.db.drawEvent.count({ where: { drawId: draw.id, toState: 'frozen' } })).toBe(1);
  });

  it('quotes what CSV would take for its own, and runs no formula', async () => {
    const { draw, people } = await createOverDraw(app.services, { people: 4, each: 1 });
    const names = ['=1+1', 'Ana; "Nina"', 'Érica', ''];
    for (const [index, name] of names.entries()) {
      await app.services.db.registration.update({
        where: { id: people[index] ?? '' },
        data: { name, lastName: '' },
      });
    }
    await close(draw.id);
    await freeze();
    const cells = (await filesOf(draw.id)).join('').split('\n').slice(1, -1);
    expect(cells.map((line) => line.slice(line.indexOf(';') + 1)).sort()).toEqual(
      ['"Ana; ""Nina"""', "'=1+1", 'Cadastro excluído', 'Érica'].sort(),
    );
  });

  it('without numbers has a commitment that says so', async () => {
    const { draw } = await createOverDraw(app.services, { people: 0 });
    await close(draw.id);
    await freeze();
    const commitment = await commitmentOf(draw.id);
    expect(commitment).toMatchObject({ count: 0, blocks: 0, files: [] });
    const proof = await app.services.frozenLists.prove(draw.id, [{ from: 0, to: LAST_CODE }]);
    expect(provenRanges(sha256, commitment, proof)).toEqual([{ from: 0, to: LAST_CODE, entries: [] }]);
  });

  it('of a draw that was called off meanwhile is left alone', async () => {
    const { draw } = await createOverDraw(app.services);
    await close(draw.id);
    await app.services.db.draw.update({ where: { id: draw.id }, data: { state: 'cancelled' } });
    await freeze();
    expect(await app.services.db.drawListPart.count({ where: { drawId: draw.id } })).toBe(0);
  });
});

describe('closing', () => {
  it.each([
    ['whose period is not over', { periodTo: dayFrom(new Date(), 0) }, 'DRAW_NOT_READY'],
    ['whose numbers may still be given out', { isRevealed: false }, 'DRAW_NOT_READY'],
    ['that is a draft', { state: 'draft' }, 'CONFLICT'],
  ])('refuses a draw %s', async (_, changes, code) => {
    const { draw } = await createOverDraw(app.services, { people: 1, ...changes });
    await expect(close(draw.id)).rejects.toMatchObject({ code });
    expect((await drawOf(draw.id)).listClosedAt).toBeNull();
  });

  it('again keeps the moment and the secret, and sends another job', async () => {
    const { draw } = await createOverDraw(app.services, { people: 1 });
    await close(draw.id);
    const { listClosedAt, listSecret } = await drawOf(draw.id);
    await close(draw.id);
    expect(await drawOf(draw.id)).toMatchObject({ listClosedAt, listSecret });
  });
});

describe('the proof of a frozen list', () => {
  it('shows each number with its holder, and those that are not there', async () => {
    const { draw } = await createOverDraw(app.services, { people: 10, each: 35 });
    await close(draw.id);
    await expect(app.services.frozenLists.numberProof(draw.id, 0)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await freeze();
    const { frozenLists, db } = app.services;
    const commitment = await commitmentOf(draw.id);
    const tickets = await db.ticket.findMany({ where: { drawId: draw.id } });
    const codes = tickets.map(({ series, number }) => series * 100_000 + number);
    const asked = [...codes, ...codes.map((code) => code + 1), 0, 199_999, 200_000, LAST_CODE];
    const openings = new Map((await frozenLists.openings(draw.id, asked)).map((one) => [one.code, one]));
    const known = new Set(codes);
    for (const code of asked.filter((_, index) => index % 9 === 0 || index > 695)) {
      const ranges = provenRanges(sha256, commitment, await frozenLists.numberProof(draw.id, code)) ?? [];
      const entry = entryIn(ranges, code);
      const opening = openings.get(code);
      const isOpened = Boolean(entry && opening && opensEntry(sha256, commitment, entry, opening));
      expect([entry === null, isOpened]).toEqual([!known.has(code), known.has(code)]);
    }
    const everything = await frozenLists.prove(draw.id, [
      { from: 0, to: 50_000 },
      { from: 10_000, to: 199_999 },
    ]);
    const [whole] = provenRanges(sha256, commitment, everything) ?? [];
    expect(whole?.entries.map(({ code }) => code)).toEqual(codes.toSorted((one, other) => one - other));
  });

  it('needs the rows alone: the files may be gone', async () => {
    const { draw } = await createOverDraw(app.services, { people: 2 });
    await close(draw.id);
    await freeze();
    await rm(join(app.config.dataDir, 'private'), { recursive: true });
    const proof = await app.services.frozenLists.prove(draw.id, [{ from: 0, to: LAST_CODE }]);
    expect(provenRanges(sha256, await commitmentOf(draw.id), proof)?.[0]?.entries).toHaveLength(6);
  });
});
