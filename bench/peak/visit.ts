import type { regulations, ResponseOf } from '@fio/contracts';
import { registrationBody } from '@fio/bff/test/registration-body.ts';
import { participation } from '../instant/request.ts';
import { askInLine } from '../overload/in-line.ts';
import { ask, type Answer, type Asked } from '../overload/steady.ts';
import { type BenchPoll, tokenOf, voterId } from '../votes/people.ts';
import { STEPS, type Step, VISIT } from './model.ts';

export const PASSWORD = 'Teoria!2026';

/** What a registration agrees to: the documents in force. */
let documents: readonly string[] = [];

/** Reads what is in force; before the first registration. */
export async function readDocuments(port: number): Promise<void> {
  const { body } = await ask(port, { path: '/api/regulations' });
  documents = (JSON.parse(body) as ResponseOf<typeof regulations.current>).items.map(({ id }) => id);
}

/** Addresses of their own, so that no limit takes all for one house. */
const addressOf = (n: number) => ({ 'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` });

/** The request of one step, as person number `n` sends it. */
export function requestOf(step: Step, n: number, poll: BenchPoll): Asked {
  const headers = addressOf(n);
  const post = (path: string, body: object, more: Record<string, string> = {}): Asked => ({
    method: 'POST',
    path,
    headers: { ...headers, 'idempotency-key': crypto.randomUUID(), ...more },
    body: JSON.stringify(body),
  });
  const signed = { authorization: `Bearer ${tokenOf(n)}` };
  switch (step) {
    case 'page':
      return { path: '/', headers: { ...headers, accept: 'text/html', 'accept-encoding': 'br' } };
    case 'results':
      return { path: `/api/polls/${poll.id}/results`, headers };
    case 'signIn':
      return post('/api/login', { user: `${voterId(n)}@exemplo.example`, password: PASSWORD });
    case 'register':
      return post('/api/register', registrationBody({ documents: [...documents] }));
    case 'vote':
      return post(`/api/polls/${poll.id}/vote`, { optionId: poll.options[n % 2] }, signed);
    case 'receipt': {
      const [, body = ''] = participation(n).toString().split('\r\n\r\n');
      return { ...post('/api/invoices', {}, signed), body };
    }
  }
}

/** The steps of visitor number `n`: what comes half as often comes to every other one. */
export const stepsOf = (n: number): Step[] =>
  STEPS.flatMap((step) => {
    const times = Math.floor((n + 1) * VISIT[step] + 1e-9) - Math.floor(n * VISIT[step] + 1e-9);
    return Array.from({ length: times }, () => step);
  });

type Answered = Answer & { step: Step };

/** What visitor number `n` is answered, step by step, and how often they were sent to the line before. */
export async function visit(
  port: number,
  n: number,
  poll: BenchPoll,
): Promise<{ answers: Answered[]; places: number }> {
  const answers: Answered[] = [];
  let places = 0;
  for (const step of stepsOf(n)) {
    const asked = await askInLine(port, requestOf(step, n, poll));
    answers.push(...[asked.answer, ...asked.failures].map((answer) => ({ step, ...answer })));
    places += asked.places.length;
  }
  return { answers, places };
}
