import type { PermissionEntry, ResponseOf, validation } from '@fio/contracts';
import { describe, expect, it } from 'vitest';
import { call } from '../../../test/call.ts';
import { blockCpf, createStaff, signInStaff } from '../../../test/factories.ts';
import { picture } from '../../../test/files.ts';
import { anonymise } from '../privacy/index.ts';
import { evidenceRule } from './forget-evidence.ts';
import { ADDRESS, ALL_CHECKED, prizeDesk } from '../../../test/prize-desk.ts';
import { createReviewedDraw, createWinner, publishDraw } from '../../../test/winners.ts';

type Win = ResponseOf<typeof validation.get>;
const desk = prizeDesk();

async function attach(id: string, kind: string, bytes?: Buffer) {
  const response = await desk.app.fetch(`/api/admin/validation/${id}/attach/${kind}`, {
    method: 'POST',
    headers: { ...desk.headers, 'content-type': 'image/png' },
    body: new Uint8Array(bytes ?? (await picture('png'))),
  });
  return { status: response.status, body: (await response.json()) as Win & { code: string } };
}
/** A win of which nothing has come yet. */
async function bareWin() {
  const prize = await desk.win();
  const where = { prizeId: prize.id };
  await desk.app.services.db.prizeDocument.deleteMany({ where });
  await desk.app.services.db.prizeAddress.deleteMany({ where });
  return prize;
}
const write = (id: string, version: number, changes = {}) =>
  desk.admin<Win & { code: string }>('PUT', `/validation/${id}/address`, { ...ADDRESS, version, ...changes });
const audited = async (recordId: string) =>
  (await desk.app.services.db.action.findMany({ where: { recordId }, orderBy: { id: 'asc' } })).map(
    ({ action }) => action,
  );

describe('a check', () => {
  it('is answered only where there is something to look at', async () => {
    const prize = await bareWin();
    const { version } = prize;
    const unfounded = { fields: { checklist: [{ code: 'checks_unfounded' }] } };
    for (const decision of ['validate', 'invalidate'] as const)
      expect((await desk.decide(prize, decision)).body).toMatchObject(unfounded);
    const save = (checklist: object) =>
      desk.admin('PUT', `/validation/${prize.id}`, { version, checklist, note: null });
    expect((await save({ cpf: false })).body).toMatchObject(unfounded);
    expect((await save({ single_win: true, employee: true })).status).toBe(200);
  });

  it('is open again when what it looked at goes or changes', async () => {
    const prize = await desk.win();
    const path = `/validation/${prize.id}`;
    await desk.admin('PUT', path, { version: prize.version, checklist: ALL_CHECKED, note: null });
    const { body: seen } = await desk.admin<Win>('GET', path);
    const moved = await write(prize.id, seen.prize.version, { number: '200' });
    expect(moved.body).toMatchObject({ address: { number: '200', by: 'Bianca Rocha' } });
    const { address: _address, ...others } = ALL_CHECKED;
    expect(moved.body.prize.checklist).toEqual(others);
    const [document] = moved.body.documents;
    const discard = (version: number) =>
      desk.admin<Win & { code: string }>('POST', `${path}/documents/${document?.id}/discard`, {
        version,
        reason: 'De outra pessoa',
      });
    // Whoever ticked by the older address is told, and decides nothing by it.
    expect((await discard(seen.prize.version)).body).toMatchObject({ code: 'CANNOT_SAVE_VALIDATION' });
    const { cpf: _cpf, age: _age, ...left } = others;
    const { body } = await discard(moved.body.prize.version);
    expect([body.documents, body.prize.checklist]).toEqual([[], left]);
  });
});

describe('a document', () => {
  it('rests sealed, is looked at by the desk, and told to the audit', async () => {
    const { id } = await bareWin();
    const { status, body } = await attach(id, 'identity');
    expect(status).toBe(201);
    expect(body.documents).toMatchObject([{ kind: 'identity', type: 'image/webp', by: 'Bianca Rocha' }]);
    const { services } = desk.app;
    const { fileKey } = await services.db.prizeDocument.findFirstOrThrow({ where: { prizeId: id } });
    const kept = await services.storage.privateFiles.read(fileKey);
    expect(kept?.includes('WEBP')).toBe(false);
    const path = `/api/admin/validation/${id}/documents/${body.documents[0]?.id}`;
    const shown = Buffer.from(await (await desk.app.fetch(path, { headers: desk.headers })).arrayBuffer());
    expect(shown.subarray(8, 12).toString()).toBe('WEBP');
    expect((await audited(id)).slice(-2)).toEqual(['attach', 'download']);
  });

  it('is a picture or a PDF, of a win that still waits to be delivered', async () => {
    const prize = await desk.win();
    expect((await attach(prize.id, 'cpf', Buffer.from('MZ nothing'))).body.code).toBe('FILE_UNEXPECTED');
    expect((await attach(prize.id, 'passport')).status).toBe(404);
    const { body } = await desk.decide(prize, 'validate');
    const [document] = (await desk.admin<Win>('GET', `/validation/${prize.id}`)).body.documents;
    const discard = `/validation/${prize.id}/documents/${document?.id}/discard`;
    // A decision stands on it.
    const wrong = { version: body.version, reason: 'Engano' };
    expect((await desk.admin('POST', discard, wrong)).body).toMatchObject({ code: 'CONFLICT' });
    const delivery = { version: body.version, deliveredOn: '2026-01-02', note: 'AR BR123' };
    const delivered = await desk.admin('POST', `/prizes/${prize.id}/deliver`, delivery);
    expect((await attach(prize.id, 'cpf')).body.code).toBe('CONFLICT');
    expect((await write(prize.id, delivered.body.version)).body.code).toBe('CONFLICT');
  });
});

describe('an address', () => {
  it('is a place of Brazil', async () => {
    const prize = await bareWin();
    expect((await write(prize.id, prize.version, { uf: 'XX' })).body.code).toBe('INVALID_STATE');
    expect((await write(prize.id, prize.version, { uf: 'SP' })).body.code).toBe('INVALID_CITY');
    expect((await write(prize.id, prize.version, { zip: '5003' })).status).toBe(422);
    const { body } = await write(prize.id, prize.version, { zip: '50030-230' });
    expect(body.address).toMatchObject({ zip: '50030230', city: 'Recife', uf: 'PE' });
  });
});

it('tells the audit who reads where somebody lives, masked as all else may be', async () => {
  const { id } = await desk.win();
  const { services } = desk.app;
  const permissions: PermissionEntry[] = [{ permission: 'prizes', action: 'validate' }];
  const reader = await createStaff(services, { type: 'user', permissions });
  desk.headers = await signInStaff(services, reader);
  const { body } = await desk.admin<Win>('GET', `/validation/${id}`);
  expect([body.address?.zip, body.participant?.birthDate]).toEqual([ADDRESS.zip, null]);
  const readings = await services.db.action.findMany({ where: { actorId: reader.id } });
  expect(readings.map(({ action, recordId }) => [action, recordId])).toEqual([
    ['view_whole', desk.winner.id],
  ]);
});

it('keeps no address of somebody who leaves while it is written', async () => {
  const { id, version } = await bareWin();
  const { services, product } = desk.app;
  const erased = Promise.withResolvers<void>();
  const seen = Promise.withResolvers<void>();
  const left = { visitor: desk.winner, channel: 'clock', language: 'pt', ip: '', userAgent: '' } as const;
  const leaving = services.db.$transaction(async (tx) => {
    await anonymise(services, product, tx, left);
    erased.resolve();
    await seen.promise;
  });
  await Promise.race([erased.promise, leaving]);
  const writing = write(id, version);
  const waiting = () =>
    services.pool.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
  await expect.poll(async () => (await waiting()).rowCount).toBe(1);
  seen.resolve();
  await leaving;
  expect((await writing).body.code).toBe('CONFLICT');
  expect(await services.db.prizeAddress.count({ where: { prizeId: id } })).toBe(0);
});

it('is kept for as long as accounts demand, and of a prize that waits for longer', async () => {
  const { id } = await bareWin();
  const { services, product } = desk.app;
  const { db, clock, storage } = services;
  const { body } = await attach(id, 'identity');
  await write(id, body.prize.version);
  const { fileKey } = await db.prizeDocument.findFirstOrThrow({ where: { prizeId: id } });
  const left = async () => [
    await db.prizeDocument.count({ where: { prizeId: id } }),
    await db.prizeAddress.count({ where: { prizeId: id } }),
    (await storage.privateFiles.read(fileKey)) !== null,
  ];
  const forget = (minutes: number) =>
    evidenceRule.remove(services, new Date(clock.now().getTime() + minutes * 60_000), product);
  await forget(1);
  expect(await left()).toEqual([1, 1, true]);
  expect((await desk.decide(await desk.prize(id), 'invalidate', { checklist: {} })).status).toBe(200);
  await forget(-1);
  expect(await left()).toEqual([1, 1, true]);
  expect(await forget(1)).toBeGreaterThanOrEqual(2);
  expect(await left()).toEqual([0, 0, false]);
});

it('says who is barred, and shows a receipt without a picture as none', async () => {
  const { id } = await desk.win();
  expect((await desk.admin<Win>('GET', `/validation/${id}`)).body).toMatchObject({ barred: null, wins: [] });
  const { services } = desk.app;
  await blockCpf(services, services.vaults.cpf.cpfOf(desk.winner));
  const { body } = await desk.admin<Win>('GET', `/validation/${id}`);
  expect(body).toMatchObject({ barred: { reason: expect.any(String) }, participant: { blocked: true } });
  expect((await desk.admin('GET', `/validation/${id}/receipt`)).status).toBe(404);
});

it('tells of a draw’s winner once it is published, and before that whom may look at the calculation', async () => {
  const { services } = desk.app;
  const { id } = await desk.win();
  const drawId = await createReviewedDraw(services);
  const prize = { drawId, title: 'Viagem', valueCents: 100_000, position: 1, quantity: 1 };
  const { id: prizeId } = await services.db.drawPrize.create({ data: prize });
  await createWinner(services, { prizeId, person: desk.winner });
  const validator: PermissionEntry = { permission: 'prizes', action: 'validate' };
  const titlesFor = async (...more: PermissionEntry[]) => {
    const member = await createStaff(services, { type: 'user', permissions: [validator, ...more] });
    const headers = await signInStaff(services, member);
    const { body } = await call<Win>(desk.app, 'GET', `/admin/validation/${id}`, { headers });
    return body.wins.map(({ title }) => title);
  };
  expect(await titlesFor()).toEqual([]);
  expect(await titlesFor({ permission: 'calculation', action: 'view' })).toEqual(['Viagem']);
  await publishDraw(services, drawId);
  expect(await titlesFor()).toEqual(['Viagem']);
});
