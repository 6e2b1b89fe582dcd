import { boundedBody } from '../../core/bounded-body.ts';
import { consultedReceipt, type ConsultedReceipt } from './consulted-receipt.ts';

/** The service is in trouble, or answered something else than its contract says. */
export class ConsultingError extends Error {
  override readonly name = 'ConsultingError';
}

/** Bytes of an answer; one with 990 items has some 150,000. */
const LIMIT = 512 * 1024;

export interface Service {
  readonly url: URL;
  readonly token: string | null;
  /** Milliseconds for the whole answer. */
  readonly patience: number;
}

/** Below the configured address, whatever stands behind it. */
const addressOf = ({ href }: URL, key: string) => `${href.replace(/\/+$/, '')}/receipts/${key}`;

async function ask(
  { url, token, patience }: Service,
  key: string,
): Promise<{ status: number; body: Buffer }> {
  const answer = await fetch(addressOf(url, key), {
    headers: { accept: 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  return { status: answer.status, body: await boundedBody(answer, LIMIT) };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (cause) {
    throw new ConsultingError('The answer is no JSON.', { cause });
  }
}

/** What the service knows of a receipt; null: nothing (404). ConsultingError or the network's own error otherwise. */
export async function consult(service: Service, key: string): Promise<ConsultedReceipt | null> {
  const { status, body } = await ask(service, key);
  if (status === 404) return null;
  if (status !== 200) throw new ConsultingError(`The service answered ${status}.`);
  const parsed = consultedReceipt.safeParse(parse(body));
  if (!parsed.success)
    throw new ConsultingError(`The answer breaks the contract: ${parsed.error.issues[0]?.path.join('.')}`);
  if (parsed.data.key !== key) throw new ConsultingError('The answer is of another receipt.');
  return parsed.data;
}
