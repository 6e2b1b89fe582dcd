import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { rasterOf, type Picture } from './picture.ts';

const TIME_LIMIT_MS = 2_000;
const SIZE_LIMIT = 128 * 1024;
const CAPACITY = 300;
const HOUR = 3_600_000;
/** How long an answer is kept: a picture, that there is none, and that the service didn't answer. */
const KEPT_MS = { found: 24 * HOUR, none: HOUR, failed: 5 * 60_000 } as const;

interface Answer {
  readonly picture: Picture | null;
  readonly ttl: number;
}

async function readBounded(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > SIZE_LIMIT) throw new Error('larger than an avatar is');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Asks the public avatar service, so that no browser of ours has to. Bounded in time, size and kind; every answer,
 * also that there is none, is kept for a while.
 */
export class AvatarSource {
  readonly #template: string;
  readonly #answers = new LRUCache<string, Answer>({
    max: CAPACITY,
    ttl: KEPT_MS.failed,
    ignoreFetchAbort: true,
    fetchMethod: async (email, _before, { options }) => {
      const answer = await this.#ask(email);
      options.ttl = answer.ttl;
      return answer;
    },
  });

  /** `template` has `{email}` where the SHA-256 of the normalised e-mail goes. */
  constructor(template: string) {
    this.#template = template;
  }

  /** The picture of an e-mail, or null when there is none or the service is out of reach. Never rejects. */
  async get(email: string): Promise<Picture | null> {
    return (await this.#answers.forceFetch(email)).picture;
  }

  async #ask(email: string): Promise<Answer> {
    const hash = createHash('sha256').update(email).digest('hex');
    try {
      const response = await fetch(this.#template.replace('{email}', hash), {
        redirect: 'error',
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      });
      const picture = response.ok ? rasterOf(await readBounded(response)) : null;
      await response.body?.cancel().catch(() => undefined);
      return { picture, ttl: picture ? KEPT_MS.found : KEPT_MS.none };
    } catch {
      return { picture: null, ttl: KEPT_MS.failed };
    }
  }
}
