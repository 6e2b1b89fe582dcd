import type { CpfImport } from '@fio/contracts';
import { canMoveCpfImport, CPF_IMPORT_STATES, formatCpf } from '@fio/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call, someIp } from '../../../test/call.ts';
import {
  createStaff,
  createVisitor,
  signInStaff,
  signInVisitor,
  someCpf,
  type SignedHeaders,
} from '../../../test/factories.ts';
import { endLastTry } from '../../../test/jobs.ts';
import { startTestWorker } from '../../../test/worker.ts';
import type { JobWorker } from '../../core/jobs/worker.ts';
import { forgetLists } from './forget-lists.ts';
import { cpfImportQueue } from './import-queue.ts';
import { workImport } from './work-import.ts';

let app: TestApp;
let worker: JobWorker;
let staff: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
  worker = await startTestWorker(app);
  staff = await signInStaff(app.services, await createStaff(app.services, { name: 'Bianca Rocha' }));
});
afterAll(async () => {
  await worker.stop();
  await app.close();
});

async function send(content: string | Uint8Array<ArrayBuffer>) {
  const response = await app.fetch('/api/admin/cpf-imports', {
    method: 'POST',
    headers: { ...staff, 'content-type': 'text/csv', 'x-forwarded-for': someIp() },
    body: content,
  });
  return { status: response.status, body: (await response.json()) as CpfImport & { code?: string } };
}
const get = async (id: string) =>
  (await call<CpfImport>(app, 'GET', `/admin/cpf-imports/${id}`, { headers: staff })).body;
const settled = async (id: string, state: string) => {
  await expect.poll(async () => (await get(id)).state, { timeout: 20_000 }).toBe(state);
  return get(id);
};
const act = (id: string, action: string, body: object) =>
  call<CpfImport>(app, 'POST', `/admin/cpf-imports/${id}/${action}`, { headers: staff, body });
const given = { reason: 'employee', note: 'Lista do RH', expiresOn: null };
const blocks = (cpfs: string[]) => {
  const { db, vaults } = app.services;
  const hashes = cpfs.map((cpf) => vaults.cpf.lookup(cpf).cpfHash);
  return db.blockedCpf.findMany({ where: { cpfHash: { in: hashes } }, orderBy: { reason: 'asc' } });
};

describe('importing a list of CPFs', () => {
  it('says first what it would do, then does it', async () => {
    const [known, fresh, other] = [someCpf(), someCpf(), someCpf()];
    const visitor = await createVisitor(app.services);
    const session = await signInVisitor(app.services, visitor);
    await call(app, 'POST', '/admin/cpf-block', { headers: staff, body: { ...given, cpf: known } });
    const lines = [
      'CPF;Motivo;Observação',
      formatCpf(known),
      `${fresh};agência;Girassol`,
      other,
      visitor.cpf,
      other,
      '123',
    ];
    const { status, body } = await send(lines.join('\r\n'));
    expect([status, body.state, body.outcome]).toEqual([202, 'checking', null]);
    const checked = await settled(body.id, 'checked');
    expect(checked.outcome).toEqual({
      lines: 6,
      valid: 3,
      invalid: 1,
      repeated: 1,
      already: 1,
      withoutReason: 3,
      registrations: 1,
    });
    expect(checked.problems).toEqual([
      { line: 6, problem: 'repeated' },
      { line: 7, problem: 'cpf' },
    ]);
    expect(await blocks([fresh, other, visitor.cpf])).toEqual([]);

    expect((await act(body.id, 'run', { ...given, version: checked.version })).status).toBe(202);
    const { outcome } = await settled(body.id, 'imported');
    expect(outcome).toMatchObject({ valid: 3, already: 1, registrations: 1 });
    const made = await blocks([fresh, other]);
    expect(made.map(({ reason, note, origin, byName }) => [reason, note, origin, byName])).toEqual([
      ['agency', 'Girassol', 'import', 'Bianca Rocha'],
      ['employee', 'Lista do RH', 'import', 'Bianca Rocha'],
    ]);
    expect((await blocks([known]))[0]?.origin).toBe('manual');
    expect((await call(app, 'GET', '/user', { headers: session })).status).toBe(401);
    const actions = await app.services.db.action.findMany({ where: { recordId: body.id } });
    expect(actions.map(({ action, actorName, summary }) => [action, actorName, summary])).toEqual([
      ['import', 'Bianca Rocha', '3'],
    ]);
  });

  it('forgets the list when it is given up, done, or left lying', async () => {
    const { db } = app.services;
    const [given_up, left] = [(await send(someCpf())).body, (await send(someCpf())).body];
    await settled(given_up.id, 'checked');
    const { version } = await settled(left.id, 'checked');
    expect((await act(given_up.id, 'cancel', { version: 1 })).body.code).toBe('CONFLICT');
    expect((await act(given_up.id, 'cancel', { version: (await get(given_up.id)).version })).status).toBe(
      200,
    );
    expect((await act(given_up.id, 'run', { ...given, version: 3 })).body.code).toBe('CONFLICT');
    expect(await forgetLists({ db, clock: app.services.clock }, new Date(Date.now() + 60_000))).toBe(1);
    expect((await get(left.id)).version).toBeGreaterThan(version);
    expect(await db.cpfImport.count({ where: { listEncrypted: { not: null } } })).toBe(0);
  });

  it('blocks a CPF again whose block is over, and works a step once', async () => {
    const cpf = someCpf();
    const { body: block } = await call<{ id: string; version: number }>(app, 'POST', '/admin/cpf-block', {
      headers: staff,
      body: { ...given, cpf },
    });
    await call(app, 'POST', `/admin/cpf-block/${block.id}/unblock`, {
      headers: staff,
      body: { version: block.version, reason: 'Engano' },
    });
    const { body } = await send(cpf);
    const { version } = await settled(body.id, 'checked');
    await act(body.id, 'run', { ...given, reason: 'fraud', version });
    const done = await settled(body.id, 'imported');
    await workImport(app.services, body.id);
    expect(await get(body.id)).toEqual(done);
    expect((await blocks([cpf])).map(({ reason, liftedAt }) => [reason, liftedAt])).toEqual([
      ['fraud', null],
    ]);
  });

  it('takes no bytes that are no text, and reads what older spreadsheets write', async () => {
    expect((await send(new Uint8Array([80, 75, 3, 4, 0, 0]))).body.code).toBe('FILE_UNEXPECTED');
    const cpf = someCpf();
    const { body } = await send(new Uint8Array(Buffer.from(`${cpf};FUNCION\u00c1RIO;Jo\u00e3o`, 'latin1')));
    const { version } = await settled(body.id, 'checked');
    await act(body.id, 'run', { ...given, reason: 'fraud', version });
    await settled(body.id, 'imported');
    expect((await blocks([cpf])).map(({ reason, note }) => [reason, note])).toEqual([['employee', 'João']]);
  });

  it('fails with its cause, and forgets its list, when its worker died with the last try', async () => {
    await worker.stop();
    const { body } = await send(someCpf());
    await endLastTry(app, cpfImportQueue, 'killed');
    worker = await startTestWorker(app);
    expect((await settled(body.id, 'failed')).failure).toBe('lost');
    const kept = { id: body.id, listEncrypted: { not: null } };
    expect(await app.services.db.cpfImport.count({ where: kept })).toBe(0);
  });

  it('follows one table, here and in the database', async () => {
    const pairs = CPF_IMPORT_STATES.flatMap((from) => CPF_IMPORT_STATES.map((to) => [from, to] as const));
    for (const [from, to] of pairs) {
      const [row] = await app.services.db.$queryRaw<{ may: boolean }[]>`
        SELECT cpf_import_may_move(${from}, ${to}) AS may`;
      expect([from, to, row?.may]).toEqual([from, to, canMoveCpfImport(from, to)]);
    }
  });
});
