import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KeptVote } from '@fio/domain/waiting-votes/kept-vote';
import { stores, tokens } from '@fio/platform/session';
import { renderAt } from '../../testing/render.tsx';
import { NO, POLL, samplePoll, sampleVisitor } from '../../testing/samples.ts';
import { server } from '../../testing/setup.ts';
import { Theory } from '../theory.tsx';
import { keptVotes } from './kept-votes.ts';
import { readVotes } from './known-votes.ts';

let kept: KeptVote[] = [];
let sent: string[] = [];
/** What waits for the lock, which another tab holds. */
let queue: (() => void)[] = [];
let answer: () => Response;

beforeEach(() => {
  [kept, sent, queue] = [[], [], []];
  answer = () => HttpResponse.error();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(keptVotes, 'all').mockImplementation(async () => [...kept]);
  vi.spyOn(keptVotes, 'put').mockImplementation(async (one) => void (kept = [one]));
  vi.spyOn(keptVotes, 'drop').mockImplementation(async () => void (kept = []));
  const request = async (_name: string, work: () => Promise<unknown>) => {
    await new Promise<void>((resolve) => queue.push(resolve));
    return work();
  };
  Object.assign(navigator, { locks: { request } });
  server.use(
    http.get('*/api/votes', () => HttpResponse.json({ items: [] })),
    http.get('*/api/polls/:id/results', () => HttpResponse.json(samplePoll().results)),
    http.post('*/api/polls/:id/vote', ({ request: { headers } }) => {
      sent.push(headers.get('authorization') ?? '');
      return answer();
    }),
  );
  tokens.set('user', 'token');
  stores.user.setState({ user: sampleVisitor, status: 'ready' });
});
afterEach(async () => {
  vi.spyOn(keptVotes, 'all').mockResolvedValue([]);
  await readVotes();
  vi.restoreAllMocks();
  delete (navigator as { locks?: unknown }).locks;
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('says that an answer waits while another tab still sends', async () => {
  renderAt('/', <Theory poll={samplePoll()} />);
  await press('Não');
  await waitFor(() => expect(queue).toHaveLength(1));
  await waitFor(() => expect(screen.getByText(/Ele espera neste aparelho/)).toBeDefined());
  expect(screen.queryByText('seu voto')).toBeNull();
});

it('keeps it, whatever becomes of handing it to the browser', async () => {
  renderAt('/', <Theory poll={samplePoll()} />);
  await press('Não');
  await waitFor(() => expect(queue).toHaveLength(1));
  vi.spyOn(keptVotes, 'all').mockRejectedValue(new Error('IndexedDB'));
  queue.forEach((go) => go());
  await waitFor(() => expect(screen.getByText(/Ele espera neste aparelho/)).toBeDefined());
  expect(kept).toMatchObject([{ pollId: POLL, optionId: NO }]);
});

it('sends nothing as who has signed in while it waited for its turn', async () => {
  renderAt('/', <Theory poll={samplePoll()} />);
  await press('Não');
  await waitFor(() => expect(screen.getByText(/Ele espera neste aparelho/)).toBeDefined());
  answer = () => HttpResponse.json({}, { status: 201 });
  await press('Não');
  await waitFor(() => expect(queue).toHaveLength(2));
  tokens.set('user', 'another');
  queue.forEach((go) => go());
  await waitFor(() => expect(screen.getByText(/Ele espera neste aparelho/)).toBeDefined());
  expect([sent, kept.length]).toEqual([['Bearer token'], 1]);
});
