import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { verifyWebhook, WebhookError } from './verify-webhook.ts';

/** The specification's own example. */
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const ID = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
const SECONDS = 1_614_265_330;
const BODY = '{"test": 2432232314}';
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
const now = SECONDS * 1000;
const OTHER = `whsec_${Buffer.from('another secret of some bytes').toString('base64')}`;

const headers = (changes: object = {}) => ({
  'webhook-id': ID,
  'webhook-timestamp': String(SECONDS),
  'webhook-signature': SIGNATURE,
  ...changes,
});
const reason = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof WebhookError ? error.reason : error),
  );

it("takes the specification's example, by whatever a platform has of headers and bytes", async () => {
  const wanted = { id: ID, event: { test: 2_432_232_314 } };
  expect(await verifyWebhook(headers(), BODY, SECRET, { now })).toEqual(wanted);
  const bytes = new TextEncoder().encode(BODY);
  expect(await verifyWebhook(new Headers(headers()), bytes, SECRET.slice(6), { now })).toEqual(wanted);
});

it('takes any of the secrets and of the signatures, for both change', async () => {
  const signatures = { 'webhook-signature': `v1a,AAAA v1,AAAA v1,?? ${SIGNATURE}` };
  expect(await verifyWebhook(headers(signatures), BODY, [OTHER, SECRET], { now })).toMatchObject({ id: ID });
});

it.each([
  ['another body', headers(), '{"test": 2432232315}', SECRET],
  ['another id', headers({ 'webhook-id': 'msg_2' }), BODY, SECRET],
  ['another time', headers({ 'webhook-timestamp': String(SECONDS + 1) }), BODY, SECRET],
  ['another secret', headers(), BODY, OTHER],
  [
    'no signature that we know',
    headers({ 'webhook-signature': SIGNATURE.replace('v1', 'v2') }),
    BODY,
    SECRET,
  ],
  ['the beginning of one', headers({ 'webhook-signature': SIGNATURE.slice(0, 11) }), BODY, SECRET],
])('refuses %s', async (_, given, body, secret) => {
  expect(await reason(verifyWebhook(given, body, secret, { now }))).toBe('signature');
});

it('refuses what is too old or not yet, so that nobody sends it once more', async () => {
  const at = (seconds: number, options = {}) =>
    reason(verifyWebhook(headers(), BODY, SECRET, { now: now + seconds * 1000, ...options }));
  expect([await at(301), await at(-301), await at(300), await at(-300)]).toEqual([
    'timestamp',
    'timestamp',
    null,
    null,
  ]);
  expect(await at(301, { tolerance: 400 })).toBeNull();
  for (const told of ['', '1e9', '-1', 'NaN', '0x10'])
    expect(
      await reason(verifyWebhook(headers({ 'webhook-timestamp': told }), BODY, SECRET, { now })),
    ).toMatch(told === '' ? 'headers' : 'timestamp');
});

it.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])(
  'refuses a message without %s',
  async (name) => {
    expect(await reason(verifyWebhook(headers({ [name]: undefined }), BODY, SECRET, { now }))).toBe(
      'headers',
    );
  },
);

it('reads bytes as they came, also those that are no text', async () => {
  const body = Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0xff, 0x7d]);
  const key = Buffer.from(SECRET.slice(6), 'base64');
  const signature = createHmac('sha256', key).update(`${ID}.${SECONDS}.`).update(body).digest('base64');
  const given = headers({ 'webhook-signature': `v1,${signature}` });
  expect(await reason(verifyWebhook(given, body, SECRET, { now }))).toBe('body');
});

it('says that a secret is none, without it', async () => {
  const error = await verifyWebhook(headers(), BODY, 'whsec_?', { now }).catch((one: unknown) => one);
  expect(error).toBeInstanceOf(TypeError);
  expect(String(error)).not.toContain('?');
});
