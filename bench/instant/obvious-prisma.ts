import { createHash, randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import express from 'express';
import * as z from 'zod';
import { DEMONSTRATION_SHOP } from '@fio/bff/src/areas/invoices/index.ts';
import { PrismaClient } from '@fio/bff/src/generated/prisma/client.ts';
import { purchaseOfQr, accessKeyOfQr, readAccessKey, readReceiptCode } from '@fio/domain';

/**
 * Taking part as one writes it first: session, validation, the code's hash, and one transaction with claim, evidence, step, balance,
 * prize, number of the next place, letter and log. No limits, no idempotency, no rules of risk, numbers in no secret order.
 */
const db = new PrismaClient({
  adapter: new PrismaPg({ connectionString: process.env['DATABASE_URL'], max: 20 }),
  transactionOptions: { maxWait: 60_000, timeout: 60_000 },
});
const body = z.object({ code: z.string(), purchasedOn: z.string(), value: z.int() });

type Tx = Parameters<Parameters<typeof db.$transaction>[0]>[0];

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

async function takePart(tx: Tx, registrationId: string, { code, purchasedOn, value }: z.infer<typeof body>) {
  const reading = readAccessKey(accessKeyOfQr(code) ?? '');
  if (!('key' in reading)) throw new Error('No key.');
  const { key: accessKey, cnpj, model, series, number } = reading.key;
  const told = purchaseOfQr(code);
  const at = new Date();
  const person = await tx.registration.findUniqueOrThrow({ where: { id: registrationId } });
  await tx.invoice.count({ where: { registrationId } });
  const taken = await tx.invoice.count({ where: { accessKey, confirmedAt: { not: null } } });
  if (taken > 0) throw new Error('Taken.');
  const day = new Date(told.day ?? purchasedOn);
  const purchase = { purchasedOn: day, valueCents: told.value ?? value };
  const named = { accessKey, cnpj, model, series, number };
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
  const { next } = await tx.numberPool.update({
    where: { drawId: draw.id },
    data: { next: { increment: 1 } },
  });
  const place = next - 1;
  // Beside the series of the draw, whose order is ours.
  const ticket = { series: 500 + Math.floor(place / 100_000), number: place % 100_000 };
  await tx.ticket.create({
    data: {
      ...ticket,
      ...drawId_registrationId,
      counter: place,
      invoiceId: id,
      origin: 'invoice',
      createdAt: at,
    },
  });
  const text = `Olá, ${person.name}! Sua nota foi aceita: ${ticket.series}/${ticket.number}`;
  const letter = {
    recipient: person.email,
    template: 'invoice_accepted',
    subject: 'Nota aceita',
    html: text,
    text,
  };
  await tx.outboxMessage.create({ data: letter });
  await tx.$executeRaw`
    INSERT INTO logs (id, at, kind, registration_id, record_id) VALUES (${randomUUID()}::uuid, ${at}, log_kind('invoice'),
      ${registrationId}::uuid, ${id}::uuid)`;
  return { id, state: 'valid', numbers: [`${ticket.series}/${ticket.number}`], prize };
}

const isProved = (text: string): boolean => {
  const code = readReceiptCode(text);
  if (code?.version !== 2) return false;
  const made = createHash('sha1').update(`${code.covered}${DEMONSTRATION_SHOP.secret}`).digest('hex');
  return made.toUpperCase() === code.hash.toUpperCase();
};

const app = express();
app.get('/readyz', (_request, response) => void response.json({ ok: true }));
app.post('/api/invoices', express.json(), async (request, response) => {
  const token = request.get('authorization')?.slice('Bearer '.length) ?? '';
  const tokenHash = createHash('sha256').update(token).digest();
  const session = await db.session.findFirst({
    where: { tokenHash, revokedAt: null, expiresAt: { gt: new Date() } },
  });
  if (!session) return void response.status(401).json({ code: 'UNAUTHORIZED' });
  const parsed = body.safeParse(request.body);
  if (!parsed.success || !isProved(parsed.data.code))
    return void response.status(422).json({ code: 'INVALID' });
  const taken = await db.$transaction((tx) => takePart(tx, session.subjectId, parsed.data));
  response.status(201).json(taken);
});
app.listen(Number(process.env['PORT']), '127.0.0.1');
