import { inTransaction } from '../../../core/database/in-transaction.ts';
import type { Ask } from '../../../core/database/in-snapshot.ts';
import { isDatabaseUnavailable } from '../../../core/database/unavailable.ts';
import { AppError } from '../../../core/errors.ts';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import { prepareAcceptances } from '../accept-invoice.ts';
import { type AnswerRow, answerRowsOf, askTogether, isKept } from '../ask-sources.ts';
import type { InvoiceServices } from '../invoice-services.ts';
import { nameOf, receiptLock, type ReceiptName } from '../receipt-lock.ts';
import { takeFree } from './take-free.ts';
import { insertAnswers } from './insert-claims.ts';
import { judgeTogether, type LoneClaim } from './judge-together.ts';
import { loneClaims } from './lone-claims.ts';

type Services = Pick<Infrastructure, 'config' | 'clock' | 'mail' | 'vaults'> & InvoiceServices;

/** Claims with what is new of their answers. */
async function answered(services: Services, run: Ask, names: readonly ReceiptName[]) {
  const { config, vaults, sources, clock } = services;
  const waiting = await loneClaims(services, run, names);
  const answers = await askTogether(
    { config, vaults, run },
    sources,
    waiting.map(({ asked }) => asked),
  );
  return waiting.flatMap(({ claim }, place) => {
    const own = answers[place];
    if (!own) return [];
    const rows = answerRowsOf(own, clock.now()).filter((row) => !isKept(row, claim.confirmations));
    return [{ claim: { ...claim, confirmations: [...claim.confirmations, ...rows] }, rows }];
  });
}

const textOf = (claim: LoneClaim) => {
  const name = nameOf(claim);
  return name && receiptLock(name);
};

/** In one transaction: answers those that it left. */
async function confirmAll(
  services: Services,
  run: Ask,
  names: readonly ReceiptName[],
): Promise<readonly ReceiptName[]> {
  const free = await takeFree(run, names, (name) => [receiptLock(name)]);
  const claims = await answered(services, run, free);
  const acceptances = await judgeTogether(
    services,
    run,
    claims.map(({ claim }) => claim),
  );
  if (acceptances.length === 0) return names;
  const counting = new Set(acceptances.map(({ id }) => id));
  const own = claims.filter(({ claim }) => counting.has(claim.id));
  const rows: AnswerRow[] = own.flatMap(({ rows: some }) => some);
  await insertAnswers(run, rows, services.clock.now());
  const { settle } = await prepareAcceptances(services, run, acceptances, { actorId: null });
  await settle();
  const settled = new Set(own.map(({ claim }) => textOf(claim)));
  return names.filter((name) => !settled.has(receiptLock(name)));
}

/**
 * Of receipts whose claims wait those that count now, in the order in which they were sent, in one transaction and as few
 * statements for many as for one: what each gets, it would have got alone. Answers the others, of which nothing was written: each
 * has a question of its own.
 */
export async function confirmTogether(
  infrastructure: Infrastructure,
  services: InvoiceServices,
  names: readonly ReceiptName[],
): Promise<readonly ReceiptName[]> {
  // Whom a stranger is asked about is nobody's company: the answer may take seconds.
  if (services.sources.some(({ asked }) => asked === 'later')) return names;
  const { pool, log, config, clock, mail, vaults } = infrastructure;
  const own = { config, clock, mail, vaults, ...services };
  try {
    return await inTransaction(pool, (run) => confirmAll(own, run, names));
  } catch (err) {
    if (isDatabaseUnavailable(err)) throw err;
    if (!(err instanceof AppError)) log.warn({ err, receipts: names.length }, 'receipts go one by one');
    return names;
  }
}
