import { Agent, request } from 'node:http';

export interface Asked {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
  /** From the moment it was due until its last byte came. */
  readonly milliseconds: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 4_096 });

/** One request; status 0 where the connection was lost. */
export function ask(port: number, asked: Asked, dueAt = performance.now()): Promise<Answer> {
  return new Promise((resolve) => {
    const end = (status: number, body: string) =>
      resolve({ status, body, milliseconds: performance.now() - dueAt });
    const { path, method = 'GET', headers = {}, body = '' } = asked;
    const type = body === '' ? {} : { 'content-type': 'application/json' };
    const sent = request({ port, host: '127.0.0.1', path, method, agent, headers: { ...type, ...headers } });
    sent.on('error', () => end(0, ''));
    sent.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => end(response.statusCode ?? 0, Buffer.concat(parts).toString('utf8')));
      response.on('error', () => end(0, ''));
    });
    sent.end(body);
  });
}

/**
 * Requests that come at a steady rate, whatever becomes of those before: who waits for an answer doesn't keep others from
 * coming. Resolves when all that were sent until `isOver` are answered.
 */
export async function steadily(
  port: number,
  perSecond: number,
  isOver: () => boolean,
  next: () => Asked,
): Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  const startedAt = performance.now();
  while (!isOver()) {
    const due = startedAt + (answers.length * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    answers.push(ask(port, next(), Math.max(due, startedAt)));
  }
  return Promise.all(answers);
}

export function p99(answers: readonly Answer[]): number {
  const sorted = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
}
