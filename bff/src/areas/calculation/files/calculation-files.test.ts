import { DRAW_FILE_KINDS } from '@fio/contracts';
import { describe, expect, it } from 'vitest';
import { drawDesk } from '../../../../test/draw-desk.ts';
import { fileDesk } from '../../../../test/draw-files.ts';
import { createStaff, signInStaff } from '../../../../test/factories.ts';
import { hexOf, sha256 } from '../../../core/secrets/content-hash.ts';
import { failFile, workFile } from './work-file.ts';

const desk = drawDesk();
const files = fileDesk(desk);
const statesOf = async () => (await files.list()).files.map(({ file }) => file?.state ?? 'missing');
const exported = () =>
  desk.app.services.db.action.findMany({
    where: { recordId: desk.draw.id, action: 'export' },
    select: { summary: true, resource: true },
  });

describe('documents of a draw', () => {
  it('are none before its result was reviewed', async () => {
    await desk.reach('calculated');
    expect((await files.list()).files).toEqual([]);
    expect((await files.ask('minutes_pdf')).status).toBe(409);
    expect((await files.fetch('files/minutes_pdf')).status).toBe(404);
  });

  it('are made when they are asked for, and leave with the hash that is shown', async () => {
    await desk.reach('reviewed');
    expect(await statesOf()).toEqual(['missing', 'missing', 'missing', 'missing']);
    const asked = await files.ask(...DRAW_FILE_KINDS);
    expect([asked.status, await statesOf()]).toEqual([202, ['queued', 'queued', 'queued', 'queued']]);
    await files.work();
    for (const { kind, file } of (await files.list()).files) {
      const { status, name, bytes } = await files.fetch(`files/${kind}`);
      expect([status, name]).toEqual([200, file?.name]);
      expect(file).toMatchObject({ state: 'ready', progress: 100, bytes: bytes.length, isOutdated: false });
      expect(hexOf(sha256(bytes))).toBe(file?.sha256);
    }
    expect((await exported()).map(({ summary }) => summary)).toEqual(
      [...(await files.list()).files].map(({ file }) => file?.name),
    );
  });

  it('are the same bytes of the same draw', async () => {
    await desk.reach('reviewed');
    const hashes = async () => {
      await files.ask(...DRAW_FILE_KINDS);
      await files.work();
      return (await files.list()).files.map(({ file }) => file?.sha256);
    };
    const first = await hashes();
    desk.clock.advance(60_000);
    expect(await hashes()).toEqual(first);
  });

  it('are out of date once the minutes are written anew', async () => {
    await desk.reach('reviewed');
    await desk.step('minutes', { signatory: 'Otávio', role: 'Diretor', report: 'Nada.', ...WITNESSES });
    desk.clock.advance(1000);
    await files.ask('minutes_html');
    await files.work();
    const isOutdated = async () =>
      (await files.list()).files.find(({ kind }) => kind === 'minutes_html')?.file?.isOutdated;
    expect(await isOutdated()).toBe(false);
    desk.clock.advance(1000);
    await desk.step('minutes', { signatory: 'Otávia', role: 'Diretora', report: 'Nada.', ...WITNESSES });
    expect(await isOutdated()).toBe(true);
  });

  it('are asked for anew by the publication, whatever was on its way', async () => {
    await desk.reach('reviewed');
    await files.ask('minutes_html');
    desk.clock.advance(1000);
    await desk.step('minutes', { signatory: 'Otávio', role: 'Diretor', report: 'Nada.', ...WITNESSES });
    await desk.step('publish', { confirmation: desk.draw.title });
    expect(await statesOf()).toEqual(['queued', 'queued', 'queued', 'queued']);
    await files.work();
    expect((await files.list()).files.map(({ file }) => [file?.state, file?.isOutdated])).toEqual(
      DRAW_FILE_KINDS.map(() => ['ready', false]),
    );
    expect(await desk.app.services.db.drawFile.count({ where: { drawId: desk.draw.id } })).toBe(5);
  });

  it('are told to be out of date once a winner was replaced', async () => {
    await desk.reach('reviewed');
    await files.ask('winners', 'minutes_html');
    await files.work();
    desk.clock.advance(1000);
    const { db, clock } = desk.app.services;
    await db.winner.updateMany({
      where: { prize: { drawId: desk.draw.id }, state: 'drawn' },
      data: { state: 'declined', changedAt: clock.now() },
    });
    const outdated = (await files.list()).files.flatMap(({ file }) => (file?.isOutdated ? [file.kind] : []));
    expect(outdated).toEqual(['minutes_html', 'winners']);
  });

  it('are tried again after a failure, given up after the last, and made once', async () => {
    await desk.reach('reviewed');
    await files.ask('minutes_html');
    const { services } = desk.app;
    const { id } = await services.db.drawFile.findFirstOrThrow({ where: { drawId: desk.draw.id } });
    const full = Object.assign(Object.create(services.storage.privateFiles), {
      write: () => Promise.reject(new Error('ENOSPC')),
    });
    const broken = { ...services, storage: { ...services.storage, privateFiles: full } };
    await expect(workFile(broken, id)).rejects.toThrow('ENOSPC');
    expect((await statesOf())[1]).toBe('running');
    await workFile(services, id);
    const done = await files.list();
    expect(done.files[1]?.file?.state).toBe('ready');
    await workFile(broken, id);
    await failFile(services, id);
    expect(await files.list()).toEqual(done);
    await files.ask('evidence');
    const next = await services.db.drawFile.findFirstOrThrow({
      where: { drawId: desk.draw.id, state: 'queued' },
    });
    await expect(workFile(broken, next.id)).rejects.toThrow('ENOSPC');
    await failFile(services, next.id);
    expect((await statesOf())[3]).toBe('failed');
  });

  it('are given up when the review was taken back meanwhile', async () => {
    await desk.reach('reviewed');
    await files.ask('minutes_pdf');
    await desk.step('send-back', { reason: 'Faltou conferir.' });
    await files.work();
    const [file] = await desk.app.services.db.drawFile.findMany({ where: { drawId: desk.draw.id } });
    expect(file?.state).toBe('failed');
  });
});

const WITNESSES = {
  witnesses: [
    { name: 'Marina Sampaio', cpf: '529.982.247-25' },
    { name: 'Bianca Toledo', cpf: '111.444.777-35' },
  ],
};

describe('the spreadsheet with whole CPFs', () => {
  it('rests sealed, and is only for who may see whole registrations', async () => {
    await desk.reach('reviewed');
    await files.ask('winners');
    await files.work();
    const { db, storage } = desk.app.services;
    const { fileKey } = await db.drawFile.findFirstOrThrow({ where: { drawId: desk.draw.id } });
    const stored = await storage.privateFiles.read(fileKey ?? '');
    expect(stored?.subarray(0, 2).toString()).not.toBe('PK');
    const { services } = desk.app;
    const exporter = await signInStaff(services, await createStaff(services, { type: 'exports' }));
    expect((await files.fetch('files/winners', exporter)).status).toBe(403);
    expect((await files.fetch('files/winners')).bytes.subarray(0, 2).toString()).toBe('PK');
  });
});

describe("participants' files", () => {
  it('are those that were frozen, byte for byte', async () => {
    await desk.reach('frozen');
    const { parts } = await files.list();
    expect(parts).toHaveLength(1);
    const { status, name, bytes } = await files.fetch('parts/1');
    expect([status, name]).toEqual([200, parts[0]?.name]);
    expect(hexOf(sha256(bytes))).toBe(parts[0]?.sha256);
    expect(bytes.toString()).toContain('Número da Sorte;Nome do Cliente');
    expect((await files.fetch('parts/2')).status).toBe(404);
    expect((await exported())[0]).toEqual({ summary: name, resource: 'calculation' });
  });
});
