import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PollView } from '@fio/contracts/public/polls';
import { queryClient } from '@fio/platform/api';
import { stores, tokens } from '@fio/platform/session';
import { useFlags } from '@fio/platform/settings';
import { NO, POLL, samplePoll, sampleVisitor, YES } from '../testing/samples.ts';
import { server } from '../testing/setup.ts';
import { renderAt } from '../testing/render.tsx';
import { forgetVote } from './pending-vote.ts';
import { Theory } from './theory.tsx';

let casts: string[] = [];
const mine: { items: unknown[] } = { items: [] };

function signIn() {
  tokens.set('user', 'token');
  stores.user.setState({ user: sampleVisitor, status: 'ready' });
}

function answer(respond: (optionId: string) => Response | Promise<Response>) {
  server.use(
    http.get('*/api/votes', () => HttpResponse.json(mine)),
    http.get('*/api/polls/:id/results', () => HttpResponse.json(samplePoll().results)),
    http.post('*/api/polls/:id/vote', async ({ request }) => {
      const { optionId } = (await request.json()) as { optionId: string };
      casts.push(optionId);
      return respond(optionId);
    }),
  );
}

const counted = (optionId: string) =>
  HttpResponse.json(
    { pollId: POLL, optionId, revision: 1, votedAt: '2026-01-02T12:00:00Z' },
    { status: 201 },
  );
const show = (path = '/', poll: PollView = samplePoll()) => renderAt(path, <Theory poll={poll} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  casts = [];
  mine.items = [];
  useFlags.setState({ redirected: {} });
});

describe('without a session', () => {
  it('opens the sheet where one is, and remembers the very theory and answer', async () => {
    const { at } = show('/sal-na-lanterna?utm_source=x');
    await press('Não');
    await waitFor(() => expect(at()).toBe('/sal-na-lanterna?utm_source=x&entrar='));
    const remembered = useFlags.getState().redirected.user ?? '';
    const back = new URL(remembered, 'http://localhost');
    expect(back.pathname).toBe('/sal-na-lanterna');
    expect(back.searchParams.get('utm_source')).toBe('x');
    expect(back.searchParams.get('vote')).toBe(`${POLL}:${NO}`);
    expect(back.hash).toBe(`#poll-${POLL}`);
  });

  it('shows no figures before the vote', () => {
    show();
    expect(screen.queryByText('75%')).toBeNull();
  });
});

describe('signing in over the page', () => {
  it('casts the answer where it was given, once', async () => {
    answer(counted);
    const { at } = show('/?utm_source=x');
    await press('Não');
    signIn();
    await waitFor(() => expect(screen.getByText('seu voto')).toBeDefined());
    expect([casts, at()]).toEqual([[NO], '/?utm_source=x&entrar=']);
  });

  it('casts nothing of an answer that was given up', async () => {
    answer(counted);
    show();
    await press('Não');
    forgetVote();
    expect(useFlags.getState().redirected.user).toBeUndefined();
    signIn();
    await press('Sim');
    await waitFor(() => expect(casts).toEqual([YES]));
  });
});

describe('coming back signed in', () => {
  it('casts the remembered answer once and takes it out of the address', async () => {
    answer(counted);
    sessionStorage.setItem('pending-vote', `${POLL}:${NO}`);
    signIn();
    const { at } = show(`/?utm_source=x&vote=${POLL}:${NO}#poll-${POLL}`);
    await waitFor(() => expect(at()).toBe(`/?utm_source=x#poll-${POLL}`));
    await waitFor(() => expect(screen.getByText('seu voto')).toBeDefined());
    expect(casts).toEqual([NO]);
  });

  it('casts nothing for a link somebody else wrote', async () => {
    answer(counted);
    signIn();
    show(`/?vote=${POLL}:${NO}`);
    await press('Sim');
    await waitFor(() => expect(casts).toEqual([YES]));
  });
});

describe('signed in', () => {
  beforeEach(signIn);

  it('moves the bar at once and sends a double click once', async () => {
    answer(async (optionId) => {
      await delay(20);
      return counted(optionId);
    });
    show();
    const yes = screen.getByRole('button', { name: 'Sim' });
    await userEvent.dblClick(yes);
    expect(screen.getByText('80%')).toBeDefined();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mudar voto' })).toBeDefined());
    expect(casts).toEqual([YES]);
  });

  it('keeps the vote when the votes read before it arrive after it', async () => {
    answer(counted);
    const reads: (() => void)[] = [];
    server.use(
      http.get('*/api/votes', async () => {
        const items =
          casts.length === 0
            ? []
            : [
                {
                  pollId: POLL,
                  optionId: YES,
                  votedAt: '2026-01-02T12:00:00Z',
                  poll: samplePoll(),
                  hit: null,
                },
              ];
        if (reads.length === 0) await new Promise<void>((resolve) => reads.push(resolve));
        return HttpResponse.json({ items });
      }),
    );
    show();
    await waitFor(() => expect(reads).toHaveLength(1));
    await press('Sim');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mudar voto' })).toBeDefined());
    reads[0]?.();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getByText('seu voto')).toBeDefined();
  });

  it('changes a vote while the theory is open', async () => {
    answer(counted);
    show();
    await press('Sim');
    await waitFor(() => expect(casts).toEqual([YES]));
    await press('Mudar voto');
    await press('Não');
    await waitFor(() => expect(casts).toEqual([YES, NO]));
    expect(screen.getByText('60%')).toBeDefined();
  });

  it('keeps a vote that was cast before the own votes had arrived', async () => {
    answer(counted);
    const late = Promise.withResolvers<void>();
    let asked = 0;
    server.use(
      http.get('*/api/votes', async () => {
        asked += 1;
        if (asked > 1) return new Promise<Response>(() => undefined);
        await late.promise;
        return HttpResponse.json({ items: [] });
      }),
    );
    show();
    await press('Sim');
    await waitFor(() => expect(screen.getByText('seu voto')).toBeDefined());
    await waitFor(() => expect(asked).toBe(2));
    late.resolve();
    await delay(20);
    expect(screen.getByText('seu voto')).toBeDefined();
  });

  it('turns closed, with a plain word, when the vote comes too late', async () => {
    answer(() => HttpResponse.json({ code: 'POLL_CLOSED', message: 'Fechada.' }, { status: 409 }));
    show();
    await press('Sim');
    await waitFor(() => expect(screen.getByText(/fechou antes de o seu voto chegar/)).toBeDefined());
    expect(screen.queryByRole('button', { name: 'Sim' })).toBeNull();
    expect(screen.getByText('75%')).toBeDefined();
    expect(screen.queryByText('seu voto')).toBeNull();
  });

  it('falls back when the vote is refused for another reason', async () => {
    answer(() => HttpResponse.json({ code: 'UNAVAILABLE', message: 'Volte logo.' }, { status: 503 }));
    show();
    await press('Sim');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sim' })).toBeDefined());
    expect(screen.queryByText('80%')).toBeNull();
  });
});

describe('a resolved theory', () => {
  const resolved = (votes: number, percent: number) =>
    samplePoll({
      state: 'resolved',
      correctOptionId: NO,
      stamp: 'denied',
      right: { votes, percent },
      resolvedAt: '2026-01-03T12:00:00Z',
      results: { ...samplePoll().results, state: 'resolved' },
    });

  it('says how many had it right', () => {
    show('/', resolved(1, 25));
    expect(screen.getByText('25% acertaram')).toBeDefined();
  });

  it('says when nobody had', () => {
    show('/', resolved(0, 0));
    expect(screen.getByText('Ninguém acertou')).toBeDefined();
  });

  it('tells a visitor how they did', async () => {
    const optionId = NO;
    mine.items = [
      { pollId: POLL, optionId, votedAt: '2026-01-02T12:00:00Z', poll: resolved(1, 25), hit: true },
    ];
    answer(counted);
    signIn();
    show('/', resolved(1, 25));
    await waitFor(() => expect(screen.getByText('25% acertaram, e você também')).toBeDefined());
  });
});
