import { readEntry } from '@fio/domain';
import type { TransparencyCheckpoint } from '../../../generated/prisma/client.ts';
import { sha256 } from '../../secrets/sha256.ts';
import type { Infrastructure } from '../../infrastructure.ts';

type Services = Pick<Infrastructure, 'clock' | 'config' | 'db' | 'mail'>;

/** Lines of one letter; the log has the rest. */
const TOLD = 40;

/** Who is told, in rows that are never removed: not by the address. */
const nameOf = (address: string): string => Buffer.from(sha256(Buffer.from(address))).toString('hex');

/** What binds and came since a head, a line each; how the audit stands each hour is no news. */
async function newsSince({ db }: Services, from: bigint, to: bigint): Promise<readonly string[]> {
  const rows = await db.transparencyEntry.findMany({
    where: { index: { gte: from, lt: to }, NOT: { entry: { contains: '"type":"audit_head"' } } },
    orderBy: { index: 'asc' },
  });
  return rows.map(({ index, entry }) => {
    const said = readEntry(entry);
    return `${index} ${said?.type ?? '?'} ${said?.at ?? ''}`;
  });
}

async function notify(services: Services, address: string, head: TransparencyCheckpoint): Promise<void> {
  const { db, clock, config, mail } = services;
  const { size, note } = head;
  const name = nameOf(address);
  const last = await db.transparencyCopy.findFirst({
    where: { kind: 'auditor', name },
    orderBy: { size: 'desc' },
    select: { size: true },
  });
  const news = await newsSince(services, last?.size ?? 0n, size);
  if (news.length === 0) return;
  await db.$transaction(async (tx) => {
    const copy = { size, kind: 'auditor', name, evidence: Buffer.from(note), at: clock.now() };
    const { count } = await tx.transparencyCopy.createMany({ data: copy, skipDuplicates: true });
    // Another process has written the letter.
    if (count === 0) return;
    const more = news.length > TOLD ? [`+ ${news.length - TOLD}`] : [];
    await mail.queue(tx, {
      to: address,
      template: 'log_head',
      language: 'pt',
      name: address,
      link: new URL('/conferir', config.publicUrl).href,
      params: { entries: [...news.slice(0, TOLD), ...more].join('\n'), note },
    });
  });
}

/** Sends each auditor the head of what binds and is new to them: a letter each, once, whoever else sends heads. */
export async function notifyAuditors(services: Services, head: TransparencyCheckpoint): Promise<void> {
  for (const address of services.config.transparencyOutside.auditors) await notify(services, address, head);
}
