import { READER, readRemoteTokens } from '../../bff/demo/remote-tokens.ts';
import { givenSigningKey, ownSigningKey } from '../../bff/src/core/remotes/publisher-keys.ts';
import { signDocument } from '../../bff/src/core/remotes/signature.ts';
import { DATA } from '../shared/paths.ts';
import { UserError } from '../shared/UserError.ts';
import type { Server } from './server.ts';

/** The option of every command. */
export const connection = { url: { type: 'string', default: 'http://localhost:3000' } } as const;

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Whether it may be the product of this checkout: no other server is shown what that one keeps. */
const isOurs = (url: URL) => THIS_MACHINE.has(url.hostname);
const dataDirectory = () => process.env['DATA_DIR'] ?? DATA;

/**
 * The product of `--url` and the token for it: REMOTE_TOKEN, or else what `npm start` keeps for this remote in a
 * demonstration; without a remote the one that only reads.
 */
export function serverOf(address: string, remote?: string): Server {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UserError(
      `--url takes the address of a product, such as https://promo.example, not “${address}”.`,
    );
  const kept = isOurs(url) ? readRemoteTokens(dataDirectory()) : {};
  const token = process.env['REMOTE_TOKEN']?.trim() || kept[remote ?? READER];
  if (token) return { url, token };
  throw new UserError(
    `Set REMOTE_TOKEN to an API token${remote ? ` that ships ${remote}` : ' with the permission commands:list'}. ` +
      `It is created at ${url.origin}/admin/tokens; a demonstration has its own from "npm start" on.`,
  );
}

function keyFor(url: URL) {
  const given = process.env['REMOTE_SIGNING_KEY']?.trim();
  if (given === undefined || given === '') return isOurs(url) ? ownSigningKey(dataDirectory()) : undefined;
  try {
    return givenSigningKey(given);
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}

/** What signs a remote.json for this product: REMOTE_SIGNING_KEY, or else the key the demonstration keeps. */
export function signingKey(url: URL): (document: string) => string {
  const key = keyFor(url);
  if (key) return (document) => signDocument(document, key);
  throw new UserError(
    'Set REMOTE_SIGNING_KEY to the private key your team publishes with (docs/runbooks/ship-a-remote.md).',
  );
}
