import { randomUUIDv7 } from 'node:crypto';
import type { BodyOf, invoices } from '@fio/contracts';
import { AppError } from '../../core/errors.ts';
import { addressKey } from '../../core/limits.ts';
import type { Answer, Keeping } from '../../core/request/attempt.ts';
import type { SignedInContext } from '../../core/request/RequestContext.ts';
import type { SendingServices } from './sending-services.ts';
import { assertOpen, assertPurchase } from './judge-invoice.ts';
import type { NamedReceipt } from './participations/sent-code.ts';
import { receiptOfCode, type Receipt } from './receipt.ts';
import { nameOf } from './receipt-lock.ts';

type Body = BodyOf<typeof invoices.send>;

const isNamed = (receipt: Receipt): receipt is NamedReceipt =>
  receipt.key !== null && nameOf(receipt) !== null;

/** The receipt, as far as it is one that may be sent now; null: its refusal is the handler's, unless its key knows an answer. */
function openReceipt({ config, clock, language }: SignedInContext, body: Body): NamedReceipt | null {
  try {
    const receipt = receiptOfCode(body);
    const now = clock.now();
    assertOpen(config, now);
    assertPurchase(config, receipt, now, language);
    return isNamed(receipt) ? receipt : null;
  } catch (refusal) {
    if (refusal instanceof AppError) return null;
    throw refusal;
  }
}

/** Takes a receipt in together with others'; null: it has a question of its own, and nothing was done. */
export async function sendTogether(
  context: SignedInContext,
  { participations }: SendingServices,
  body: Body,
  keeping: Keeping,
): Promise<Answer | null> {
  const receipt = openReceipt(context, body);
  if (receipt === null) return null;
  const { session, language, ip, userAgent, identity, cookies, clock, addresses } = context;
  const { subjectId: registrationId } = session;
  const answer = await participations.submit({
    id: randomUUIDv7(),
    at: clock.now(),
    receipt,
    origin: body.origin,
    code: body.origin === 'qr' ? body.code : null,
    registrationId,
    language,
    ip,
    userAgent,
    devicePeople: identity.devices.countOf(cookies, registrationId),
    keeping,
  });
  if (answer !== null) addresses.sightings.note(addressKey(ip), 'invoices', registrationId);
  return answer;
}
