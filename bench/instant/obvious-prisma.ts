import { createHash, randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import express from 'express';
import pg from 'pg';
import * as z from 'zod';
import { createJobSender } from '@fio/bff/src/core/jobs/jobs.ts';
import { mailQueue } from '@fio/bff/src/core/mail/mail-queue.ts';
import { renderMail } from '@fio/bff/src/core/mail/render.ts';
import { type Prisma, PrismaClient } from '@fio/bff/src/generated/prisma/client.ts';
import { purchaseOfQr, accessKeyOfQr, readAccessKey, readReceiptCode } from '@fio/domain';
import { assertPlain, assertSender, isProved, limiters, type Tx } from './obvious-rules.ts';

/**
 * Taking part as a good first version has it, with every rule that ours holds a request against: session, limits, validation, one
 * transaction with the key of the request, quota, the shop's code, rules of risk, claim, evidence, step, balance, prize, number of
 * the next place, letter with its job, two lines of the log and the kept answer. Without what may differ: numbers in no secret order,
 * no prizes by counter, no statistics of addresses.
 */
const connectionString = process.env['DATABASE_URL'];
const pool = new pg.Pool({ connectionString, max: 20 });
const db = new PrismaClient({
  adapter: new PrismaPg(pool),
  transactionOptions: { maxWait: 60_000, timeout: 60_000 },
});
const consume = limiters(pool);
// Of its own: what the queue asks beside a transaction would wait for those that wait for that transaction.
const jobs = createJobSender(new pg.Pool({ connectionString, max: 4 }), [mailQueue], (error) =>
  console.error(error),
);
const body = z.object({ code: z.string(), purchasedOn: z.string(), value: z.int() });

async function claimPrize(tx: Tx, registrationId: string, invoiceId: string, at: Date) {
  const slot = await tx.prize.findFirst({
    where: { state: 'default', opensAt: { lte: at } },
    orderBy: { opensAt: 'asc' },
  });
  if (slot === null) return null;
  await tx.prize.updateMany({ where: { id: slot.id, state: 'default' }, data: { state: 'available' } });
  const won = { state: 'pending', registrationId, invoiceId, claimedAt: at };
  const { count } = await tx.prize.updateMany({ where: { id: slot.id, state: 'available' }, data: won });
  return count === 1 ? slot.id : null;
}

/** A line of the log of registered people. */
const log = (tx: Tx, kind: string, registrationId: string, recordId: string, at: Date) =>
  tx.$executeRaw`
    INSERT INTO logs (id, at, kind, registration_id, record_id)
    VALUES (${randomUUID()}::uuid, ${at}, log_kind(${kind}), ${registrationId}::uuid, ${recordId}::uuid)`;

const template = 'invoice_accepted';

/** The job of a letter and what staff published of it; answers what writes it, once the number is there. */
async function queueLetter(tx: Tx, to: string, name: string) {
  const id = randomUUID();
  await jobs.send(tx, mailQueue, { messageId: id });
  await tx.emailTemplate.findFirst({ where: { key: template, publishedAt: { not: null }, retiredAt: null } });
  return async (numbers: string) => {
    const params = { day: new Date().toLocaleDateString('pt-BR'), numbers };
    const link = 'http://localhost/perfil';
    const letter = renderMail({ template, language: 'pt', name, link, params });
    await tx.outboxMessage.create({ data: { id, recipient: to, template, ...letter } });
  };
}

async function takePart(tx: Tx, registrationId: string, { code, purchasedOn, value }: z.infer<typeof body>) {
  const reading = readAccessKey(accessKeyOfQr(code) ?? '');
  const read = readReceiptCode(code);
  if (!('key' in reading) || read?.version !== 2) throw new Error('No key.');
  const { key: accessKey, cnpj, model, series, number } = reading.key;
  const told = purchaseOfQr(code);
  const at = new Date();
  const person = await assertSender(tx, registrationId, at);
  const named = { accessKey, cnpj, model, series, number };
  const same = { OR: [{ accessKey }, { cnpj, model, series, number }] };
  const taken = await tx.invoice.count({ where: { ...same, confirmedAt: { not: null } } });
  if (taken > 0) throw new Error('Taken.');
  if (!(await isProved(tx, reading.key, read))) throw new Error('Not proved.');
  const day = told.day ?? purchasedOn;
  const purchase = { purchasedOn: new Date(day), valueCents: told.value ?? value };
  await assertPlain(tx, { registrationId, key: reading.key, value: purchase.valueCents, day, at });
  const { id } = await tx.invoice.create({
    data: { ...named, ...purchase, registrationId, origin: 'qr', state: 'checking' },
  });
  const digest = createHash('sha256').update(code).digest();
  const evidence = { source: 'qr_hash', verdict: 'confirmed', proof: 'holder', reference: 'CSC', digest };
  await tx.invoiceConfirmation.create({ data: { ...evidence, ...purchase, invoiceId: id, at } });
  await tx.invoice.update({
    where: { id },
    data: { confirmedAt: at, confirmedBy: 'qr_hash', state: 'valid' },
  });
  await log(tx, 'invoice', registrationId, id, at);
  const draw = await tx.draw.findFirstOrThrow({ where: { state: 'scheduled' } });
  const drawId_registrationId = { drawId: draw.id, registrationId };
  await tx.earningBalance.upsert({
    where: { drawId_registrationId },
    create: { ...drawId_registrationId, numbers: 1 },
    update: { numbers: { increment: 1 } },
  });
  const counted = { valueCents: purchase.valueCents, times: 1, before: 0, after: 0, numbers: 1 };
  await tx.earning.create({
    data: { ...drawId_registrationId, ...counted, invoiceId: id, kind: 'receipt', at },
  });
  const prize = await claimPrize(tx, registrationId, id, at);
  await log(tx, 'ticket', registrationId, draw.id, at);
  const write = await queueLetter(tx, person.email, person.name);
  // From here on everybody else waits.
  const { next } = await tx.numberPool.update({
    where: { drawId: draw.id },
    data: { next: { increment: 1 } },
  });
  const place = next - 1;
  // Beside the series of the draw, whose order is ours.
  const ticket = { series: 500 + Math.floor(place / 100_000), number: place % 100_000 };
  const of = { counter: place, invoiceId: id, origin: 'invoice', createdAt: at };
  await tx.ticket.create({ data: { ...ticket, ...drawId_registrationId, ...of } });
  const numbers = `${ticket.series}/${ticket.number}`;
  await write(numbers);
  return { id, state: 'valid', numbers: [numbers], prize };
}

/** The answer that was kept for this key, or that of `work`, kept with what it did. */
async function once(tx: Tx, scope: string, key: string, input: object, work: () => Promise<object>) {
  const requestHash = createHash('sha256').update(JSON.stringify(input)).digest();
  const { count } = await tx.idempotencyKey.createMany({
    data: [{ scope, key, requestHash }],
    skipDuplicates: true,
  });
  const where = { scope_key: { scope, key } };
  if (count === 0) return (await tx.idempotencyKey.findUniqueOrThrow({ where })).response;
  const answer = (await work()) as Prisma.InputJsonObject;
  await tx.idempotencyKey.update({ where, data: { status: 201, response: answer } });
  return answer;
}

await jobs.start();
const app = express();
app.set('trust proxy', 'loopback');
app.get('/readyz', (_request, response) => void response.json({ ok: true }));
app.post('/api/invoices', express.json(), async (request, response) => {
  const token = request.get('authorization')?.slice('Bearer '.length) ?? '';
  const tokenHash = createHash('sha256').update(token).digest();
  const session = await db.session.findFirst({
    where: { tokenHash, revokedAt: null, expiresAt: { gt: new Date() } },
  });
  if (!session) return void response.status(401).json({ code: 'UNAUTHORIZED' });
  const { subjectId } = session;
  const parsed = body.safeParse(request.body);
  if (!parsed.success) return void response.status(422).json({ code: 'INVALID' });
  await consume(subjectId, request.ip ?? '');
  const key = request.get('idempotency-key') ?? randomUUID();
  const answer = await db.$transaction((tx) =>
    once(tx, `user:${subjectId} POST /api/invoices`, key, parsed.data, () =>
      takePart(tx, subjectId, parsed.data),
    ),
  );
  response.status(201).json(answer);
});
app.listen(Number(process.env['PORT']), '127.0.0.1');
