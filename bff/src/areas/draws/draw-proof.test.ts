import { randomUUID } from 'node:crypto';
import type { drawProof, ResponseOf } from '@fio/contracts';
import { checkEvidence, checkNumber, fromHex, readSeal, SERIES_SIZE, toHex } from '@fio/domain';
import { describe, expect, it, vi } from 'vitest';
import { call } from '../../../test/call.ts';
import { drawDesk, MINUTES, TYPED } from '../../../test/draw-desk.ts';
import { signInVisitor } from '../../../test/factories.ts';
import { sha256 } from '../../core/secrets/sha256.ts';
import { drawEvidence } from '../calculation/draw-evidence.ts';
import { fileKeyOf } from '../calculation/files/file-kinds.ts';

type Page = ResponseOf<typeof drawProof.page>;
type Evidence = ResponseOf<typeof drawProof.evidence>;
type Mine = ResponseOf<typeof drawProof.mine>;
type Proof = ResponseOf<typeof drawProof.number>;

const desk = drawDesk();
const at = (rest = '') => `/draws/${desk.draw.slug}${rest}`;
// What is the same for everyone may be half a second old: each question is asked a second after the one before.
let ahead = 0;
const real = performance.now.bind(performance);
vi.spyOn(performance, 'now').mockImplementation(() => real() + ahead);
const page = async () => {
  ahead += 1000;
  return (await call<Page>(desk.app, 'GET', at())).body;
};
const evidence = async () => (await call<Evidence>(desk.app, 'GET', at('/evidence'))).body;
const ALL_RIGHT = { commitment: true, list: true, holders: true, standings: true, result: true };

/** From the frozen list to the publication. */
const LAST_STEPS = [
  ['extraction', TYPED, 'ana'],
  ['extraction', TYPED, 'bia'],
  ['run', {}, 'ana'],
  ['review', {}, 'ana'],
  ['minutes', MINUTES, 'ana'],
  ['publish', { confirmation: 'Sorteio de teste' }, 'ana'],
] as const;

describe('the page of a draw', () => {
  it('says what binds it as soon as that is public, and nothing of what isn’t', async () => {
    const before = await page();
    expect(before).toMatchObject({ state: 'scheduled', list: null, published: null, documents: [] });
    expect(before.prizes).toEqual([
      { title: 'Viagem', quantity: 1 },
      { title: 'Televisor', quantity: 2 },
    ]);
    expect(before.numbers?.seedHash).toMatch(/^[0-9a-f]{64}$/);
    await desk.reach('frozen');
    const { list, state } = await page();
    expect(state).toBe('frozen');
    expect(list?.count).toBe(36);
    expect(toHex(sha256(Buffer.from(list?.text ?? '')))).toBe(list?.hash);
  });

  it('is there of no draft, and of a cancelled draw only when its list was public', async () => {
    const { db } = desk.app.services;
    await db.draw.update({ where: { id: desk.draw.id }, data: { state: 'cancelled' } });
    expect((await call(desk.app, 'GET', at())).status).toBe(404);
    expect((await call(desk.app, 'GET', at('/numbers/1'))).status).toBe(404);
  });

  it('tells nobody of a result before it is published', async () => {
    await desk.reach('reviewed');
    expect((await page()).published).toBeNull();
    expect((await call(desk.app, 'GET', at('/evidence'))).status).toBe(404);
    expect((await call(desk.app, 'GET', at('/documents/evidence'))).status).toBe(404);
    expect((await call(desk.app, 'GET', at('/bundle'))).status).toBe(404);
  });
});

describe('the archive of a published draw', () => {
  it('is to be saved, and is the same for the same log', async () => {
    await desk.reach('published');
    const saved = async () => {
      const answer = await desk.app.fetch(`/api${at('/bundle')}`);
      expect(answer.headers.get('content-type')).toBe('application/zip');
      expect(answer.headers.get('content-disposition')).toContain(`${desk.draw.slug}-provas.zip`);
      return Buffer.from(await answer.arrayBuffer());
    };
    const bytes = await saved();
    expect(bytes.equals(await saved())).toBe(true);
    for (const name of [
      'draw.json',
      'evidence.json',
      'numbers.json',
      'prizes.json',
      'checkpoint',
      'key',
      'tile/0/',
    ])
      expect(bytes.includes(name)).toBe(true);
  });
});

describe('the evidence of a published draw', () => {
  it('lets anyone calculate it again, and names nobody', async () => {
    await desk.reach('published');
    const found = await evidence();
    const { calculation, ...verdict } = await checkEvidence(sha256, found);
    expect(verdict).toMatchObject(ALL_RIGHT);
    const { list, published } = await page();
    expect(found.commitment).toEqual({ text: list?.text, hash: list?.hash });
    expect(published?.prizes.flatMap(({ winners }) => winners.map(({ number }) => number))).toEqual(
      calculation?.awards.filter(({ rank }) => rank === 0).map(({ code }) => code % SERIES_SIZE),
    );
    const holders = await desk.app.services.db.registration.findMany();
    const text = JSON.stringify(found);
    for (const { name, email, cpfHash } of holders) {
      expect(text).not.toContain(name);
      expect(text).not.toContain(email);
      expect(text).not.toContain(toHex(cpfHash));
    }
  });

  it('says of whom a sealed list had as unable why they were passed over, and shows it', async () => {
    const { db, clock } = desk.app.services;
    // All but the last few: the walk meets many of them.
    await db.ticket.updateMany({
      where: { drawId: desk.draw.id, counter: { lt: 20 } },
      data: { state: 'voided', voidedAt: clock.now(), reason: 'Nota cancelada' },
    });
    await desk.reach('published');
    const found = await evidence();
    expect(found.format).toBe('fio-draw-evidence/3');
    expect(found.standings.length).toBeGreaterThan(0);
    for (const { standing, seal } of found.standings) {
      expect(standing).toBe('voided');
      const told = readSeal(fromHex(seal ?? '') ?? new Uint8Array());
      expect(told).toMatchObject({
        standing: 'voided',
        reason: Uint8Array.from(sha256(Buffer.from('Nota cancelada'))),
      });
    }
    expect(await checkEvidence(sha256, found)).toMatchObject(ALL_RIGHT);
  });

  it('of a list from before standings were sealed is what it was', async () => {
    const { db, clock } = desk.app.services;
    const where = { drawId: desk.draw.id };
    await db.draw.update({ where: { id: desk.draw.id }, data: { listFormat: 1 } });
    await db.ticket.updateMany({
      where: { ...where, counter: 0 },
      data: { state: 'voided', voidedAt: clock.now(), reason: 'Nota cancelada' },
    });
    await desk.reach('frozen');
    await db.ticket.updateMany({
      where: { ...where, counter: { gt: 10 } },
      data: { state: 'voided', voidedAt: clock.now(), reason: 'Nota cancelada' },
    });
    for (const [name, body, by] of LAST_STEPS)
      expect((await desk.step(name, body, by)).status).toBeLessThan(300);
    const found = await evidence();
    expect(found.format).toBe('fio-draw-evidence/1');
    expect(JSON.parse(found.commitment.text)).toMatchObject({ count: 35 });
    expect(found.standings.length).toBeGreaterThan(0);
    expect(found.standings.every(({ holder, seal }) => holder === undefined && seal === undefined)).toBe(
      true,
    );
    expect(await checkEvidence(sha256, found)).toMatchObject(ALL_RIGHT);
  });

  it('is the same, whatever became of the people since', async () => {
    await desk.reach('published');
    const before = await evidence();
    const { db } = desk.app.services;
    await db.registration.updateMany({
      where: { tickets: { some: { drawId: desk.draw.id } } },
      data: { disabledAt: new Date() },
    });
    await db.ticket.updateMany({
      where: { drawId: desk.draw.id, state: 'distributed' },
      data: { state: 'voided', voidedAt: new Date(), reason: 'Depois' },
    });
    expect(await drawEvidence(desk.app.services, desk.draw.id)).toEqual(before);
  });
});

/** A document as its job leaves it. */
async function made(kind: 'minutes_html' | 'minutes_pdf' | 'winners', createdAt: Date): Promise<string> {
  const { db, storage } = desk.app.services;
  const bytes = Buffer.from(kind);
  const fileKey = fileKeyOf(desk.draw.id, kind, randomUUID());
  await storage.privateFiles.write(fileKey, bytes);
  const ready = { state: 'ready', progress: 100, bytes: bytes.length, readyAt: createdAt, createdAt };
  await db.drawFile.create({
    data: {
      ...ready,
      drawId: desk.draw.id,
      kind,
      fileKey,
      requestedById: randomUUID(),
      sha256: Buffer.from(sha256(bytes)),
    },
  });
  return toHex(sha256(bytes));
}

describe('the documents of a published draw', () => {
  it('are those made since it was published, but for the one with whole CPFs', async () => {
    await desk.reach('published');
    expect((await page()).documents).toEqual([]);
    const now = desk.clock.now();
    await made('minutes_pdf', new Date(now.getTime() - 60_000));
    await made('winners', now);
    const hash = await made('minutes_html', now);
    expect((await page()).documents).toEqual([{ kind: 'minutes_html', bytes: 12, sha256: hash }]);
    const response = await desk.app.fetch(`/api${at('/documents/minutes_html')}`);
    expect(await response.text()).toBe('minutes_html');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=.*-ata\.html/);
    expect((await call(desk.app, 'GET', at('/documents/minutes_pdf'))).status).toBe(404);
    expect((await call(desk.app, 'GET', at('/documents/winners'))).status).toBe(404);
  });
});

describe('one’s own number', () => {
  it('is shown to be in the list, to its holder and to whoever is given what opens it', async () => {
    await desk.reach('frozen');
    const { services } = desk.app;
    const ticket = await services.db.ticket.findFirstOrThrow({ where: { drawId: desk.draw.id } });
    const headers = await signInVisitor(services, { id: ticket.registrationId });
    const { items } = (await call<Mine>(desk.app, 'GET', at('/mine'), { headers })).body;
    expect(items).toHaveLength(3);
    const { list } = await page();
    if (!list) throw new Error('The list is frozen.');
    for (const opening of items) {
      const proof = (await call<Proof>(desk.app, 'GET', at(`/numbers/${opening.code}`))).body;
      expect(checkNumber(sha256, list, proof, opening)).toBe('listed');
      const key = fromHex(opening.key)?.map((byte) => byte ^ 1) ?? new Uint8Array();
      expect(checkNumber(sha256, list, proof, { ...opening, key: toHex(key) })).toBe('of_another');
    }
    const stranger = await services.db.registration.findFirstOrThrow({
      where: { tickets: { none: { drawId: desk.draw.id } } },
    });
    const other = await signInVisitor(services, stranger);
    expect((await call<Mine>(desk.app, 'GET', at('/mine'), { headers: other })).body.items).toEqual([]);
  });

  it('is nobody’s question before the list is frozen, nor beyond the last number', async () => {
    expect((await call(desk.app, 'GET', at('/numbers/1'))).status).toBe(404);
    expect((await call(desk.app, 'GET', at('/mine'))).status).toBe(401);
    await desk.reach('frozen');
    expect((await call(desk.app, 'GET', at('/numbers/100000000'))).status).toBe(404);
    const missing = (await call<Proof>(desk.app, 'GET', at('/numbers/99999999'))).body;
    const { list } = await page();
    if (!list) throw new Error('The list is frozen.');
    const opening = { code: 99_999_999, key: '00'.repeat(16), registrationId: desk.draw.id };
    expect(checkNumber(sha256, list, missing, opening)).toBe('not_listed');
  });
});
