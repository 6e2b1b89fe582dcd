import { expect, it } from 'vitest';
import { signingKey } from './publisher-keys.ts';
import { publicTextOf } from './signature.ts';

const config = { dataDir: '/nowhere', remotes: { keys: [] } } as unknown as Parameters<typeof signingKey>[0];

it('takes a key with blanks around it, and says in a sentence what is none', () => {
  const key = signingKey(config, ` ${'A'.repeat(43)}\n`);
  expect(key && publicTextOf(key)).toMatch(/^[\w-]{43}$/);
  expect(() => signingKey(config, 'no-key')).toThrow(/^REMOTE_SIGNING_KEY is no Ed25519 key/);
});
