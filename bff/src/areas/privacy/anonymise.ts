import type { Language } from '@fio/contracts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Registration } from '../../generated/prisma/client.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { erasedRegistration } from '../../core/people/read-columns.ts';
import { recordLog } from '../../core/logs/record-log.ts';
import type { CpfVault } from '../../core/identity/CpfVault.ts';
import { renewLookups } from '../../core/identity/renew-lookups.ts';
import { AppError } from '../../core/errors.ts';
import type { PersonTables } from '../../engine/person-table.ts';
import { isBarred } from '../cpf-block/index.ts';
import { decideMarketing } from './decide-marketing.ts';
import { eraseLate, eraseRows } from './erase-rows.ts';

type Dependencies = Pick<Infrastructure, 'clock' | 'config' | 'mail' | 'vaults' | 'storage'>;

/** Bars the CPF for a while, unless it is barred already: one person can't vote twice by coming back. */
async function bar(tx: Transaction, vault: CpfVault, cpf: string, now: Date): Promise<void> {
  await renewLookups(tx, vault, [cpf]);
  const lookup = vault.lookup(cpf);
  if (await isBarred(tx, [lookup.cpfHash], now)) return;
  const forgotten = {
    reason: 'own_request',
    origin: 'own_request',
    note: '',
    cpfEncrypted: null,
    byName: null,
  };
  const lasting = { expiresOn: null, liftedAt: null, liftedBy: null, liftedReason: null, createdAt: now };
  const barred = { ...forgotten, ...lasting };
  await tx.blockedCpf.upsert({
    where: { cpfHash: lookup.cpfHash },
    create: { ...lookup, ...barred },
    update: { ...barred, version: { increment: 1 } },
  });
}

/** Who ends it: the person, staff for them, or the clock, when nobody came back for as long as accounts are kept. */
export interface Leaving {
  readonly visitor: Registration;
  readonly channel: 'web' | 'staff' | 'clock';
  readonly language: Language;
  readonly ip: string;
  readonly userAgent: string;
}

/**
 * Anonymises a registration for good: see docs/decisions/retention-and-erasure.md for what is kept and why. The CPF
 * alone is remembered, apart from the row. Answers when, as the row says it. CONFLICT when somebody was faster. The audit row is the caller's, and so is what
 * becomes of prizes that wait (waiting-prizes.ts).
 */
export async function anonymise(
  services: Dependencies,
  { personTables }: PersonTables,
  tx: Transaction,
  { visitor, channel, language, ip, userAgent }: Leaving,
): Promise<Date> {
  const { clock, config, mail, storage, vaults } = services;
  const now = clock.now();
  const { id, passwordHash, name, email } = visitor;
  const cpf = vaults.cpf.cpfOf(visitor);
  const isForgotten = channel === 'clock';
  // The ledger knows no clock: it was the house that ended it.
  const decided = { registrationId: id, granted: false, language, ip, userAgent };
  await decideMarketing(services, tx, { ...decided, channel: isForgotten ? 'staff' : channel });
  const change = await tx.emailChange.findUnique({ where: { registrationId: id } });
  const leaver = {
    id,
    cpf,
    cpfHashes: vaults.cpf.hashes(cpf),
    addresses: [email, ...(change ? [change.email] : [])],
  };
  await eraseRows(personTables, { tx, now, storage }, leaver);
  const { count } = await tx.registration.updateMany({
    where: { id, passwordHash, anonymisedAt: null },
    data: erasedRegistration(visitor, now),
  });
  if (count === 0) throw new AppError('CONFLICT');
  await eraseLate(personTables, { tx }, leaver);
  // Who never asked to leave may come back and take part.
  if (!isForgotten) await bar(tx, vaults.cpf, cpf, now);
  await recordLog(tx, { kind: 'delete', registrationId: id, at: now, from: null });
  const link = new URL('/', config.publicUrl).href;
  const template = isForgotten ? 'account_expired' : 'account_deleted';
  await mail.queue(tx, { to: email, template, language, name, link });
  return now;
}
