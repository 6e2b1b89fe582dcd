import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, linkToken, newPassword, same } from './fields.ts';

const ok = z.object({ ok: z.literal(true) });

/** Recovery reads the same for both strategies: the answer never tells whether the account exists. */
export function recoveryOf(base: '' | '/admin') {
  // Of staff whose account was stopped: another link wouldn't help them.
  const stopped = base === '/admin' ? (['ADMIN_HELP'] as const) : [];
  const line = base === '' ? ({ line: 'passwords' } as const) : {};
  return {
    forgot: endpoint({
      method: 'POST',
      path: `${base}/forgot`,
      unkeyed: 'unseen',
      access: 'public',
      limit: 'recovery',
      ...line,
      challenge: 'recovery',
      body: z.object({ email: email() }),
      response: ok,
      status: 202,
      errors: ['CANNOT_SEND_EMAIL'],
      summary: 'Sends a recovery link if the address has an account.',
    }),
    checkReset: endpoint({
      method: 'POST',
      path: `${base}/reset/check`,
      unkeyed: 'reads',
      access: 'public',
      limit: 'recovery',
      body: z.object({ token: linkToken() }),
      response: ok,
      errors: ['INVALID_TOKEN', ...stopped],
      summary: 'Whether a recovery link still holds.',
    }),
    reset: endpoint({
      method: 'POST',
      path: `${base}/reset`,
      unkeyed: 'secret',
      access: 'public',
      limit: 'recovery',
      ...line,
      body: z
        .object({
          token: linkToken(),
          password: newPassword(),
          passwordConfirmation: z.string('required').check(z.minLength(1, 'required')),
        })
        .check(same('password', 'passwordConfirmation', 'password_match')),
      response: ok,
      errors: ['INVALID_TOKEN', 'PASS_REQUIRES', ...stopped],
      summary: 'Sets a new password once and ends every session of the account.',
    }),
  };
}
