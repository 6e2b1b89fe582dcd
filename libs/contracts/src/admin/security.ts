import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { idParams, instant, password, uuid } from '../core/fields.ts';
import { ownSession } from '../core/own-session.ts';

const ok = z.object({ ok: z.literal(true) });

/** A code as typed: the app's six digits, or one to recover with; spaces and hyphens don't matter. */
export const twoFactorCode = () =>
  z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(40, 'code_wrong'));

const ownSecurity = z.object({
  /** Since when the sign-in asks for a code; null: it doesn't. */
  twoFactorSince: z.nullable(instant()),
  /** Recovery codes not used yet. */
  recoveryCodes: z.int(),
});
export type OwnSecurity = z.infer<typeof ownSecurity>;

const twoFactorSetUp = z.object({
  /** Base 32, for who can't scan. */
  secret: z.string(),
  /** The same as `otpauth://` address. */
  address: z.string(),
  /** The address as QR code: an SVG path of its dark modules, each 1 × 1, in a square of this size. */
  qr: z.object({ size: z.int(), path: z.string() }),
});
export type TwoFactorSetUp = z.infer<typeof twoFactorSetUp>;

const ownToken = z.object({
  id: uuid(),
  name: z.string(),
  /** How its secret begins. */
  prefix: z.string(),
  expiresAt: instant(),
});
export type OwnToken = z.infer<typeof ownToken>;

const codes = z.object({ codes: z.array(z.string()) });
const byPassword = z.object({ password: password() });
const byCode = z.object({ code: twoFactorCode() });
const refused = ['INVALID_PASS', 'BLOCKED_PASS', 'CONFLICT'] as const;

/** The own second step of signing in, and the own sessions. A person's, so no permission and no API token opens it. */
export const security = {
  get: endpoint({
    method: 'GET',
    path: '/admin/security',
    access: 'session',
    duringSetUp: true,
    response: ownSecurity,
    summary: 'Whether the own sign-in asks for a code, and how many recovery codes are left.',
  }),
  prepareTwoFactor: endpoint({
    method: 'POST',
    path: '/admin/security/two-factor',
    unkeyed: 'secret',
    access: 'session',
    duringSetUp: true,
    limit: 'login',
    body: byPassword,
    response: twoFactorSetUp,
    errors: refused,
    summary: 'A new secret for an authenticator app. Nothing changes until a code confirms it.',
  }),
  confirmTwoFactor: endpoint({
    method: 'POST',
    path: '/admin/security/two-factor/confirm',
    unkeyed: 'secret',
    access: 'session',
    duringSetUp: true,
    limit: 'login',
    body: byCode,
    response: codes,
    errors: ['BLOCKED_PASS', 'CONFLICT'],
    summary:
      'Makes the sign-in ask for codes and ends the other sessions. The recovery codes are in this answer and nowhere else.',
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/admin/security/recovery-codes',
    unkeyed: 'secret',
    access: 'session',
    limit: 'login',
    body: byCode,
    response: codes,
    errors: ['BLOCKED_PASS', 'CONFLICT'],
    summary: 'New recovery codes, against a code; those before are worth nothing any more.',
  }),
  disableTwoFactor: endpoint({
    method: 'POST',
    path: '/admin/security/two-factor/disable',
    unkeyed: 'secret',
    access: 'session',
    limit: 'login',
    body: byCode,
    response: ok,
    errors: ['BLOCKED_PASS', 'CONFLICT'],
    summary: 'Lets the password alone sign in again, against a code.',
  }),
  prove: endpoint({
    method: 'POST',
    path: '/admin/security/proof',
    unkeyed: 'secret',
    access: 'session',
    limit: 'login',
    body: z.object({ code: z.optional(twoFactorCode()), password: z.optional(password()) }).check(
      z.refine(({ code, password: typed }) => code !== undefined || typed !== undefined, {
        error: 'required',
        path: ['code'],
      }),
    ),
    /** Until when this session need not be asked again. */
    response: z.object({ until: instant() }),
    errors: ['INVALID_PASS', 'BLOCKED_PASS'],
    summary:
      'Proves oneself anew in this session: by a code, or by the password where the account has no second factor.',
  }),
  tokens: endpoint({
    method: 'GET',
    path: '/admin/security/tokens',
    access: 'session',
    response: z.object({ items: z.array(ownToken) }),
    summary: 'The own API tokens that work, latest first: a new password ends them all.',
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/admin/security/sessions',
    access: 'session',
    response: z.object({ items: z.array(ownSession) }),
    summary: 'The own live sessions, this one first.',
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/admin/security/sessions/:id',
    access: 'session',
    params: idParams,
    response: ok,
    errors: ['NOT_FOUND'],
    summary: 'Ends one of the own sessions.',
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/admin/security/sessions',
    access: 'session',
    response: ok,
    summary: 'Ends the own sessions but this one.',
  }),
};
