import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ImportFailure, readCpfList, todayInSaoPaulo } from '@fio/domain';
import { NOTE_LIMIT, type AdminType } from '@fio/contracts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { recordAction } from '../../core/audit/record-action.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { renewLookups } from '../../core/identity/renew-lookups.ts';
import { places } from '../../core/secrets/places.ts';
import type { CpfImport } from '../../generated/prisma/client.ts';
import { hashedLines, judgeList, type HashedLine } from './judge-list.ts';
import { stopRegistrations } from './stop-registrations.ts';

const BLOCK = readFileSync(new URL('./block-list.sql', import.meta.url), 'utf8');
/** Lines a statement: the list's text is in memory anyway, its ciphers need not all be. */
const AT_ONCE = 5_000;
const LONGEST = 10 * 60_000;

type Waiting = CpfImport & { listEncrypted: Uint8Array };

async function check(services: Infrastructure, { id, listEncrypted }: Waiting): Promise<void> {
  const { db, vaults } = services;
  const { outcome, problems } = await judgeList(
    services,
    vaults.cpf.decrypt(listEncrypted, places.cpfImport(id)),
  );
  // Given up meanwhile: then nobody wants to know.
  await db.cpfImport.updateMany({
    where: { id, state: 'checking' },
    data: { state: 'checked', outcome, problems: [...problems], version: { increment: 1 } },
  });
}

interface Done {
  readonly blocked: number;
  readonly registrations: number;
}

/** The ids their blocks have, or get: what is encrypted is bound to them. */
async function idsOf(tx: Transaction, lines: readonly HashedLine[]): Promise<string[]> {
  const hashes = lines.map(({ hash }) => Buffer.from(hash, 'hex'));
  const found = await tx.blockedCpf.findMany({
    where: { cpfHash: { in: hashes } },
    select: { id: true, cpfHash: true },
  });
  const known = new Map(found.map(({ id, cpfHash }) => [Buffer.from(cpfHash).toString('hex'), id]));
  return lines.map(({ hash }) => known.get(hash) ?? randomUUID());
}

async function block(
  { vaults, clock }: Infrastructure,
  tx: Transaction,
  { reason, note, byName, expiresOn }: Waiting,
  lines: readonly HashedLine[],
): Promise<Done> {
  const now = clock.now();
  await renewLookups(
    tx,
    vaults.cpf,
    lines.map(({ cpf }) => cpf),
  );
  const ids = await idsOf(tx, lines);
  const rows = await tx.$queryRawUnsafe<{ hash: Uint8Array }[]>(
    BLOCK,
    lines.map(({ hash }) => hash),
    lines.map(({ cpf }, index) =>
      vaults.cpf.encrypt(cpf, places.blockedCpf(ids[index] ?? '')).toString('hex'),
    ),
    lines.map((line) => line.reason ?? reason),
    lines.map((line) => line.note.slice(0, NOTE_LIMIT) || note),
    byName,
    expiresOn,
    now,
    todayInSaoPaulo(now),
    ids,
    vaults.cpf.lookup('').cpfHashKey,
  );
  const hashes = rows.map(({ hash }) => hash);
  const registrations = await stopRegistrations(tx, hashes, now);
  return { blocked: hashes.length, registrations: registrations.length };
}

async function blockAll(
  services: Infrastructure,
  tx: Transaction,
  waiting: Waiting,
  lines: readonly HashedLine[],
) {
  let done: Done = { blocked: 0, registrations: 0 };
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const part = await block(services, tx, waiting, lines.slice(from, from + AT_ONCE));
    done = {
      blocked: done.blocked + part.blocked,
      registrations: done.registrations + part.registrations,
    };
  }
  return done;
}

/** The act of who said so, though the worker did it. */
const auditImport = (tx: Transaction, { id, byId, byName, byType, reason }: Waiting, done: Done, at: Date) =>
  recordAction(tx, {
    actor: {
      id: byId,
      name: byName,
      type: byType as AdminType,
      ip: null,
      userAgent: null,
      requestId: null,
    },
    at,
    resource: 'cpf-block',
    recordId: id,
    action: 'import',
    summary: String(done.blocked),
    after: { ...done, reason },
  });

/** All of the list or nothing of it. */
async function carryOut(services: Infrastructure, waiting: Waiting): Promise<void> {
  const { db, vaults, clock } = services;
  const { id } = waiting;
  const lines = hashedLines(
    readCpfList(vaults.cpf.decrypt(waiting.listEncrypted, places.cpfImport(id))),
    services,
  );
  await db.$transaction(
    async (tx) => {
      const mine = { id, state: 'importing' };
      // Locks the row: of two workers one waits here and finds the work done.
      const { count } = await tx.cpfImport.updateMany({ where: mine, data: { version: { increment: 1 } } });
      if (count === 0) return;
      const done = await blockAll(services, tx, waiting, lines);
      const outcome = {
        ...(waiting.outcome as Record<string, number>),
        valid: done.blocked,
        already: lines.length - done.blocked,
        registrations: done.registrations,
      };
      const finishedAt = clock.now();
      const data = { state: 'imported', outcome, listEncrypted: null, finishedAt };
      await tx.cpfImport.update({ where: { id }, data });
      await auditImport(tx, waiting, done, finishedAt);
    },
    { timeout: LONGEST },
  );
}

/** The next step of an import, whichever that is. May be run twice: a step that was taken is not taken again. */
export async function workImport(services: Infrastructure, importId: string): Promise<void> {
  const found = await services.db.cpfImport.findUnique({ where: { id: importId } });
  if (!found?.listEncrypted) return;
  const waiting: Waiting = { ...found, listEncrypted: found.listEncrypted };
  if (found.state === 'checking') await check(services, waiting);
  if (found.state === 'importing') await carryOut(services, waiting);
}

/** Ends an import that nobody works any more, and forgets its list. One that is over is left alone. */
export async function failImport(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  importId: string,
  failure: ImportFailure,
): Promise<void> {
  await db.cpfImport.updateMany({
    where: { id: importId, state: { in: ['checking', 'importing'] } },
    data: {
      state: 'failed',
      failure,
      listEncrypted: null,
      finishedAt: clock.now(),
      version: { increment: 1 },
    },
  });
}
