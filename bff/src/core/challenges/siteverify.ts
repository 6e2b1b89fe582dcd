import * as z from 'zod';

/** What the service answers (developers.cloudflare.com/turnstile); a dummy secret's answers lack some of it. */
const verdict = z.object({
  success: z.boolean(),
  challenge_ts: z.optional(z.iso.datetime({ offset: true })),
  hostname: z.optional(z.string()),
  action: z.optional(z.string()),
  'error-codes': z.optional(z.array(z.string())),
});
export type Verdict = z.output<typeof verdict>;

export interface Question {
  readonly secret: string;
  readonly response: string;
  readonly remoteip: string;
  /** The same for each try: the service then answers a repetition as it answered the first. */
  readonly idempotency_key: string;
}

/** For all tries together; a visitor waits behind it. */
const LIMIT_MS = 5_000;
const TRIES = 2;

async function once(address: URL, question: Question, signal: AbortSignal): Promise<Verdict> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(question),
    redirect: 'error',
    signal,
  });
  const answer = verdict.parse(await response.json());
  if (answer['error-codes']?.includes('internal-error')) throw new Error('The service had an error.');
  return answer;
}

/** Asks the service below `origin` about one token; rejects when it gives no usable answer in time. */
export async function siteverify(origin: URL, question: Question): Promise<Verdict> {
  const address = new URL('/turnstile/v0/siteverify', origin);
  const signal = AbortSignal.timeout(LIMIT_MS);
  for (let tries = 1; ; tries += 1) {
    try {
      return await once(address, question, signal);
    } catch (error) {
      if (tries === TRIES || signal.aborted) throw error;
    }
  }
}
