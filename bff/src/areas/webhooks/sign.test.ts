import { expect, it } from 'vitest';
import { signatureOf } from './sign.ts';

const bytes = (secret: string) => Buffer.from(secret, 'base64');
const signed = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  seconds: 1_614_265_330,
  body: '{"test": 2432232314}',
};

it('signs as the specification’s own example', () => {
  expect(signatureOf([bytes('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')], signed)).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

it('signs with each secret, so that a receiver may know either', () => {
  const [newest, before] = [bytes('AAAA'), bytes('BBBB')];
  expect(signatureOf([newest, before], signed)).toBe(
    `${signatureOf([newest], signed)} ${signatureOf([before], signed)}`,
  );
});
