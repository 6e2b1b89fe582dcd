import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { idParams, instant, password, required, uuid } from '../core/fields.ts';
import { sessionToken } from './session.ts';

/** Keys that one person may have: each device of a family, and some more. */
export const MOST_PASSKEYS = 20;
export const PASSKEY_NAME_LIMIT = 60;

const ok = z.object({ ok: z.literal(true) });
const kind = z.literal('public-key');

/** How a browser reaches an authenticator (WebAuthn, AuthenticatorTransport). */
export const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** Bytes in base64url, as browsers write those of a credential; at most so many characters. */
const bytes = (most: number) =>
  z.string('required').check(z.maxLength(most, 'invalid'), z.regex(/^[\w-]+$/, 'invalid'));
const credentialId = () => bytes(1_400);
const name = () => required().check(z.maxLength(PASSKEY_NAME_LIMIT, 'limit'));

/** What `navigator.credentials.create` is given, as JSON (WebAuthn, PublicKeyCredentialCreationOptionsJSON). */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.optional(z.string()), name: z.string() }),
  /** `id` is random and the person's alone: authenticators keep it, and whoever finds one learns nothing. */
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: kind, alg: z.int() })),
  timeout: z.optional(z.int()),
  excludeCredentials: z.optional(z.array(z.object({ id: z.string(), type: z.string() }))),
  authenticatorSelection: z.optional(
    z.object({
      residentKey: z.optional(z.enum(['discouraged', 'preferred', 'required'])),
      requireResidentKey: z.optional(z.boolean()),
      userVerification: z.optional(z.enum(['discouraged', 'preferred', 'required'])),
    }),
  ),
});

/** What `navigator.credentials.get` is given, as JSON. It names no credential: the person's device knows theirs. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  timeout: z.optional(z.int()),
  rpId: z.optional(z.string()),
  userVerification: z.optional(z.enum(['discouraged', 'preferred', 'required'])),
});

/** What the browser made (RegistrationResponseJSON), as far as it is read. */
export const createdCredential = z.object({
  id: credentialId(),
  rawId: credentialId(),
  type: kind,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(16_000),
    transports: z.optional(
      z.array(z.string().check(z.maxLength(40, 'invalid'))).check(z.maxLength(20, 'invalid')),
    ),
  }),
});

/** What the browser signed (AuthenticationResponseJSON), as far as it is read. */
export const usedCredential = z.object({
  id: credentialId(),
  rawId: credentialId(),
  type: kind,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    /** Of a key that is found without a name there always is one. */
    userHandle: bytes(100),
  }),
});

/** A passkey as its owner sees it. */
export const passkey = z.object({
  id: uuid(),
  name: z.string(),
  createdAt: instant(),
  lastUsedAt: z.nullable(instant()),
  /** It is on more than the device it was made on. */
  synced: z.boolean(),
});
export type PasskeyView = z.infer<typeof passkey>;

/** The passkeys of a visitor, and signing in with one (docs/decisions/signing-in.md). */
export const passkeys = {
  list: endpoint({
    method: 'GET',
    path: '/profile/passkeys',
    access: 'session',
    response: z.object({ items: z.array(passkey) }),
    summary: 'The own passkeys, the latest first.',
  }),
  prepare: endpoint({
    method: 'POST',
    path: '/profile/passkeys/options',
    unkeyed: 'secret',
    access: 'session',
    limit: 'login',
    /** null: the sign-in was within ten minutes. */
    body: z.object({ password: z.nullable(password()) }),
    response: passkeyCreation,
    errors: ['FORBIDDEN', 'INVALID_PASS', 'BLOCKED_PASS', 'PASSKEY_LIMIT'],
    summary:
      'What a browser needs to make a passkey; its challenge serves this session, once, for ten minutes.',
  }),
  add: endpoint({
    method: 'POST',
    path: '/profile/passkeys',
    unkeyed: 'secret',
    access: 'session',
    limit: 'profile',
    body: z.object({ name: name(), credential: createdCredential }),
    foreignFields: 'browsers write it',
    response: passkey,
    status: 201,
    errors: ['FORBIDDEN', 'INVALID_PASSKEY', 'PASSKEY_LIMIT', 'CONFLICT'],
    summary: 'Keeps the passkey that was made; the owner is told by e-mail.',
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/profile/passkeys/:id',
    access: 'session',
    limit: 'profile',
    params: idParams,
    body: z.object({ name: name() }),
    response: ok,
    errors: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'Calls an own passkey something else.',
  }),
  remove: endpoint({
    method: 'POST',
    path: '/profile/passkeys/:id/removal',
    unkeyed: 'secret',
    access: 'session',
    limit: 'login',
    params: idParams,
    body: z.object({ password: password() }),
    response: ok,
    errors: ['FORBIDDEN', 'INVALID_PASS', 'BLOCKED_PASS', 'NOT_FOUND'],
    summary: 'Removes an own passkey; the owner is told by e-mail.',
  }),
  request: endpoint({
    method: 'POST',
    path: '/login/passkey/options',
    unkeyed: 'secret',
    access: 'public',
    entered: { may: 'a session of its own begins, with a key of its own' },
    limit: 'passkey',
    response: passkeyRequest,
    summary: 'What a browser needs to sign in with a passkey, the same for everybody.',
  }),
  login: endpoint({
    method: 'POST',
    path: '/login/passkey',
    unkeyed: 'session',
    access: 'public',
    entered: { may: 'a session of its own begins, with a key of its own' },
    limit: 'login',
    blockable: true,
    body: z.object({ credential: usedCredential }),
    foreignFields: 'browsers write it',
    response: sessionToken,
    errors: ['INVALID_PASSKEY', 'USER_BLOCKED', 'INACTIVE_USER'],
    summary: 'Signs a visitor in with a passkey.',
  }),
};
