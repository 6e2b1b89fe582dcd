import { fromHex } from '@fio/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startOutsideService } from '../../../test/outside-service.ts';
import { relayedRound, TEST_CHAIN } from '../../../test/test-chain.ts';
import { createTestClock } from '../../../test/clock.ts';
import { createLog } from '../log.ts';
import { openBeacon, relayedBeacon } from './open-beacon.ts';
import { askRelay } from './relay.ts';

let relay: Awaited<ReturnType<typeof startOutsideService>>;
beforeAll(async () => {
  relay = await startOutsideService();
});
beforeEach(() => {
  relay.asked.length = 0;
});
afterAll(() => relay.stop());

const ROUND = 1234;
const named = { ...TEST_CHAIN, round: ROUND };
const right = relayedRound(ROUND);
const signature = fromHex(right.signature);
const PATIENCE = 1000;
const ask = () => askRelay(new URL(relay.url), named, PATIENCE);
const log = createLog('silent', 'test');
const beaconOf = (...urls: string[]) =>
  relayedBeacon(
    { kind: 'relays', chain: TEST_CHAIN, relays: urls.map((url) => new URL(url)) },
    log,
    PATIENCE,
  );

it('has the signature of the round that was asked for', async () => {
  relay.answers({ ...right, more: 'than we know' });
  expect(await ask()).toEqual(signature);
  expect(relay.asked).toEqual([`/v1/${TEST_CHAIN.chain}/public/${ROUND} `]);
});

it.each<[string, () => void]>([
  ['hangs', () => relay.does(() => undefined)],
  [
    'answers half and hangs',
    () => relay.does((_, response) => void response.writeHead(200).write('{"round":')),
  ],
  ['closes the connection', () => relay.does((request) => request.socket.destroy())],
  ['answers 500', () => relay.answers(right, 500)],
  ['answers that it is too early', () => relay.answers({ error: 'too early' }, 425)],
  ['answers garbage', () => relay.does((_, response) => void response.end('<html>'))],
  ['answers another round', () => relay.answers(relayedRound(ROUND + 1))],
  ['answers another round as this one', () => relay.answers({ ...relayedRound(ROUND + 1), round: ROUND })],
  ['signs with a key of its own', () => relay.answers(relayedRound(ROUND, new Uint8Array(32).fill(9)))],
  ['answers what is no point', () => relay.answers({ ...right, signature: 'ff'.repeat(48) })],
  ['leaves the signature out', () => relay.answers({ round: ROUND, randomness: right.randomness })],
  ['answers without an end', () => relay.does((_, response) => void response.end('x'.repeat(10_000)))],
  [
    'sends elsewhere',
    () =>
      relay.does((_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()),
  ],
])('takes no word of a relay that %s', async (_what, behave) => {
  behave();
  await expect(ask()).rejects.toThrow(/./);
  expect(await beaconOf(relay.url).signatureOf(named)).toBeNull();
});

it('asks the next relay where one is down or lies', async () => {
  const other = await startOutsideService();
  relay.answers({ ...relayedRound(ROUND + 1), round: ROUND });
  other.answers(right);
  expect(await beaconOf('http://127.0.0.1:9/', relay.url, other.url).signatureOf(named)).toEqual(signature);
  expect([relay.asked.length, other.asked.length]).toEqual([1, 1]);
  await other.stop();
});

it('asks nobody for a round before its time', async () => {
  const clock = createTestClock();
  relay.answers(relayedRound(1));
  const early = { ...named, genesis: Math.ceil(clock.now().getTime() / 1000) + 60, round: 1 };
  const beacon = openBeacon({ kind: 'relays', chain: null, relays: [new URL(relay.url)] }, { clock, log });
  expect(await beacon.signatureOf(early)).toBeNull();
  expect(relay.asked).toEqual([]);
  clock.advance(61_000);
  expect(await beacon.signatureOf(early)).toEqual(fromHex(relayedRound(1).signature));
});
