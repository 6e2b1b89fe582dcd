import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KeptVote } from '@fio/domain/waiting-votes/kept-vote';
import { VOTE_WORKER } from '@fio/domain/waiting-votes/vote-worker';
import { stores, tokens } from '@fio/platform/session';
import { sampleVisitor } from '../../testing/samples.ts';
import { handOver } from './by-browser.ts';
import { keptVotes } from './kept-votes.ts';

const voterId = sampleVisitor.id;
const vote: KeptVote = { pollId: 'p', optionId: 'o', voterId, key: 'k', at: 1 };

/** What the browser was asked to send, and what lies where the worker reads it. */
let asked: string[] = [];
let lent: unknown = null;
let carried: boolean[] = [];
let refuse = false;
let meanwhile: () => void = () => undefined;

/** A browser with Background Sync, whose worker was fetched from that address. */
function browser(scriptURL = new URL(VOTE_WORKER.address, window.location.href).href): void {
  const register = async (tag: string) => {
    if (refuse) throw new DOMException('Not allowed.', 'NotAllowedError');
    asked.push(tag);
  };
  const registration = { active: { scriptURL }, sync: { register } };
  vi.stubGlobal('SyncManager', vi.fn());
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async (_at: string, what: Response) => {
        lent = await what.json();
        meanwhile();
      },
    }),
    delete: async () => {
      lent = null;
      return true;
    },
  });
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => registration } });
}

beforeEach(() => {
  [asked, lent, carried, refuse] = [[], null, [], false];
  meanwhile = () => undefined;
  vi.spyOn(keptVotes, 'carry').mockImplementation(async (_vote, is) => void carried.push(is));
  tokens.set('user', 'token');
  stores.user.setState({ user: sampleVisitor, status: 'ready' });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete (navigator as { serviceWorker?: unknown }).serviceWorker;
});

it('has the browser send what waits, by the token of who cast it', async () => {
  browser();
  await handOver(voterId, [vote]);
  expect([asked, lent, carried]).toEqual([['votes'], { visitorId: voterId, token: 'token' }, [true]]);
});

it.each([
  ['in a browser without it', () => undefined],
  ['by a worker of another release', () => browser('http://localhost/vote-worker/0.js')],
  [
    'of somebody else',
    () => {
      browser();
      stores.user.setState({ user: { ...sampleVisitor, id: 'another' } });
    },
  ],
  [
    'of who signs out meanwhile',
    () => {
      browser();
      meanwhile = () => tokens.clear('user');
    },
  ],
])('claims nothing %s, and lends nothing', async (_where, given) => {
  given();
  await handOver(voterId, [vote, { ...vote, carried: true }]);
  expect([asked, lent, carried]).toEqual([[], null, [false]]);
});

it('claims nothing where the browser refuses', async () => {
  browser();
  refuse = true;
  await handOver(voterId, [{ ...vote, carried: true }]);
  expect([asked, lent, carried]).toEqual([[], null, [false]]);
});
