import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { escapeFormula, maskCpf, maskPhone } from '@fio/domain';
import { say, settingOf, taskOf, vaultOf } from './setting.ts';

/** Pages of so many records, each after the last one of the page before. */
const PAGE = 1_000;
/** Enough to know its pace. */
const PAGES = 50;

/** The same by Prisma: pages of records, each cell masked and escaped where the program has it. */
const task = taskOf();
const { services, close } = settingOf(task);
const { db } = services;
const vault = vaultOf(task.secret);
const file = createWriteStream(join(task.folder, 'obvious.csv'));
const hash = createHash('sha256');
const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
});
const cell = (value: unknown) => {
  const text = value instanceof Date ? moment.format(value) : escapeFormula(String(value ?? ''));
  return /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
const page = (after: string | undefined) =>
  db.registration.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    where: { createdAt: { lt: new Date(`${task.to}T03:00:00Z`) } },
    take: PAGE,
    ...(after !== undefined && { cursor: { id: after }, skip: 1 }),
    include: { _count: { select: { invoices: true, tickets: true, prizes: true } } },
  });

const startedAt = performance.now();
let rows = 0;
let after: string | undefined;
for (let turn = 0; turn < PAGES; turn += 1) {
  const found = await page(after);
  const lines = found.map((r) =>
    [
      ...[r.id, r.name, r.lastName, maskCpf(vault.cpfOf(r)), r.email, r.emailVerifiedAt !== null],
      ...[maskPhone(r.phone), '', r.state, r.city, r.disabledAt !== null, r.marketing, r._count.invoices],
      ...[r._count.invoices, r._count.tickets, r._count.prizes, r.utmSource, r.utmMedium, r.utmCampaign],
      ...[r.createdAt, r.lastLoginAt],
    ]
      .map(cell)
      .join(';'),
  );
  const text = `${lines.join('\n')}\n`;
  hash.update(text);
  if (!file.write(text)) await once(file, 'drain');
  rows += found.length;
  after = found.at(-1)?.id;
  if (found.length < PAGE) break;
}
file.end();
await once(file, 'finish');
say({ seconds: (performance.now() - startedAt) / 1000, rows });
await close();
