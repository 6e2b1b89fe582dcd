import type { MyInvoice } from '@fio/contracts';
import { readAccessKey } from '@fio/domain';
import type { Ask } from '../../../core/database/in-snapshot.ts';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import type { Answer } from '../../../core/request/attempt.ts';
import type { Claim } from '../../../engine/confirmation-source.ts';
import { claimKeys, keepAnswers, leaveKeys } from '../../../http/many-attempts.ts';
import { wonPrizes } from '../../prizes/index.ts';
import { type Accepted, prepareAcceptances } from '../accept-invoice.ts';
import { answerRowsOf, askTogether } from '../ask-sources.ts';
import type { InvoiceServices } from '../invoice-services.ts';
import { type Free, freeToTake } from './free-to-take.ts';
import { insertAnswers, insertClaims } from './insert-claims.ts';
import { judgeTogether, type LoneClaim } from './judge-together.ts';
import type { SentCode } from './sent-code.ts';

export type TakingServices = Pick<Infrastructure, 'config' | 'clock' | 'mail' | 'vaults'> & InvoiceServices;

const HERE = { blockedAt: null, disabledAt: null, anonymisedAt: null };

/** As sources are asked about it; null: no key they know. */
function claimOf({ sent, cpfHash }: Free): Claim | null {
  const { id: invoiceId, registrationId, receipt, code, at: sentAt } = sent;
  const reading = readAccessKey(receipt.key);
  if (!('key' in reading)) return null;
  const { day: purchasedOn, value } = receipt;
  return { invoiceId, registrationId, cpfHash, receipt: reading.key, code, purchasedOn, value, sentAt };
}

const loneClaim = (
  { id, origin, receipt, registrationId, devicePeople, ip, at }: SentCode,
  confirmations: LoneClaim['confirmations'],
): LoneClaim => {
  const { model, cnpj, series, number, day, value: valueCents } = receipt;
  const purchasedOn = new Date(`${day}T00:00:00Z`);
  const told = { id, origin, registrationId, devicePeople, ip, createdAt: at, purchasedOn, valueCents };
  return { ...told, model, cnpj, series, number, products: [], registration: HERE, confirmations };
};

/** Those that count, each with what was answered of it. */
async function counting(services: TakingServices, run: Ask, free: readonly Free[]) {
  const { config, vaults, sources, clock } = services;
  const asked = free.flatMap(({ sent, cpfHash }) => {
    const claim = claimOf({ sent, cpfHash });
    return claim ? [{ sent, claim }] : [];
  });
  const answers = await askTogether(
    { config, vaults, run },
    sources,
    asked.map(({ claim }) => claim),
  );
  const answered = asked.flatMap(({ sent }, place) => {
    const own = answers[place];
    return own ? [{ sent, rows: answerRowsOf(own, clock.now()) }] : [];
  });
  const claims = answered.map(({ sent, rows }) => loneClaim(sent, rows));
  const accepted = new Map((await judgeTogether(services, run, claims)).map((one) => [one.id, one]));
  return answered.flatMap(({ sent, rows }) => {
    const acceptance = accepted.get(sent.id);
    return acceptance ? [{ sent, rows, acceptance }] : [];
  });
}

/** As its sender sees it: see `ownInvoice`. */
function viewOf(
  { id, origin, receipt, at }: SentCode,
  { numbers, day, valueCents }: Accepted,
  prize: MyInvoice['prize'],
  reviewedAt: Date,
): MyInvoice {
  const { key, cnpj, number } = receipt;
  const decided = { state: 'valid' as const, reason: null, reviewedAt: reviewedAt.toISOString() };
  const told = { key, cnpj, number, purchasedOn: day, value: valueCents, file: null };
  return { id, origin, ...told, ...decided, createdAt: at.toISOString(), numbers: [...numbers], prize };
}

/**
 * Takes receipts in that count at once, in the order in which they came, in one transaction and as few statements for many as for
 * one: claim, evidence, step, balance, prize, letter, numbers, and the answer kept with its key. What each gets, it would have
 * got alone. null: this one has a question of its own (it was sent before, nothing confirms it, its sender has no room for
 * another, a person must look), and nothing was written of it.
 */
export async function takePart(
  services: TakingServices,
  run: Ask,
  all: readonly SentCode[],
): Promise<(Answer | null)[]> {
  const attempts = all.flatMap(({ keeping }) => keeping.attempt ?? []);
  const own = await claimKeys(run, attempts);
  const fresh = all.filter(({ keeping }) => keeping.attempt === null || own.has(keeping.attempt));
  const taken = await counting(services, run, await freeToTake(services, run, fresh));
  const isTaken = new Set(taken.map(({ sent }) => sent));
  const left = fresh.filter((sent) => !isTaken.has(sent));
  await leaveKeys(
    run,
    left.flatMap(({ keeping }) => keeping.attempt ?? []),
  );
  if (taken.length === 0) return all.map(() => null);
  const now = services.clock.now();
  const claims = taken.map(({ sent }) => sent);
  await insertClaims(run, claims);
  await insertAnswers(
    run,
    taken.flatMap(({ rows }) => rows),
    now,
  );
  const { prizes, settle } = await prepareAcceptances(
    services,
    run,
    taken.map(({ acceptance }) => acceptance),
    { actorId: null },
  );
  const won = await wonPrizes(
    run,
    prizes.flatMap((prize) => prize?.id ?? []),
  );
  const accepted = await settle();
  const answers = new Map(
    claims.map((sent, place) => {
      const brought = accepted[place] as Accepted;
      const prize = won.get(brought.prize?.id ?? '') ?? null;
      return [sent, sent.keeping.answer(viewOf(sent, brought, prize, brought.at))] as const;
    }),
  );
  await keepAnswers(
    run,
    [...answers].flatMap(([{ keeping }, answer]) => (keeping.attempt ? [[keeping.attempt, answer]] : [])),
  );
  return all.map((sent) => answers.get(sent) ?? null);
}
