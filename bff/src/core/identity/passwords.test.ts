import { describe, expect, it } from 'vitest';
import { QueueFull } from './BoundedQueue.ts';
import { createPasswords, OWASP_COST } from './passwords.ts';
import { formatPhc, parsePhc } from './phc.ts';

/** Weak on purpose: what is tested is not the cost. */
const cost = { memory: 64, passes: 1, parallelism: 1 };
const passwords = createPasswords({ cost });

describe('passwords', () => {
  it('knows a password again, and no other', async () => {
    const stored = await passwords.hash('Torre-azul7', 'user');
    expect(await passwords.verify('Torre-azul7', stored, 'user')).toBe(true);
    expect(await passwords.verify('Torre-azul8', stored, 'user')).toBe(false);
    expect(await passwords.hash('Torre-azul7', 'user')).not.toBe(stored);
  });

  it('takes an accent for the same however it is typed', async () => {
    const stored = await passwords.hash('Ca\u00e7ada-7xx'.normalize('NFC'), 'user');
    expect(await passwords.verify('Ca\u00e7ada-7xx'.normalize('NFD'), stored, 'user')).toBe(true);
  });

  it('says no where there is no account, or nothing it can read', async () => {
    expect(await passwords.verify('Torre-azul7', null, 'user')).toBe(false);
    expect(await passwords.verify('Torre-azul7', '$2b$10$something', 'user')).toBe(false);
  });

  it('wants a hash made at another cost anew', async () => {
    const stored = await passwords.hash('Torre-azul7', 'user');
    expect(passwords.isOutdated(stored)).toBe(false);
    const dearer = createPasswords({ cost: { ...cost, passes: 2 } });
    expect(dearer.isOutdated(stored)).toBe(true);
    expect(await dearer.verify('Torre-azul7', stored, 'user')).toBe(true);
  });

  it('stores the OWASP parameters, as a PHC string', async () => {
    expect(await createPasswords().hash('Torre-azul7', 'user')).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/,
    );
    expect(OWASP_COST).toEqual({ memory: 19_456, passes: 2, parallelism: 1 });
  });

  it('refuses at once when too many wait', async () => {
    const narrow = createPasswords({ cost, concurrency: 1, limit: 1 });
    const asked = [1, 2, 3].map(() => narrow.verify('Torre-azul7', null, 'user'));
    const [first, second, third] = await Promise.allSettled(asked);
    expect([first?.status, second?.status, third?.status]).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(third?.status === 'rejected' && third.reason).toBeInstanceOf(QueueFull);
  });
});

it('keeps staff out of the visitors’ queue', async () => {
  const narrow = createPasswords({ cost, concurrency: 1, limit: 1 });
  const visitors = [1, 2, 3].map(() => narrow.verify('Torre-azul7', null, 'user'));
  const staff = narrow.verify('Torre-azul7', null, 'admin');
  expect((await Promise.allSettled(visitors)).at(2)?.status).toBe('rejected');
  expect(await staff).toBe(false);
});

describe('PHC strings', () => {
  /** From the argon2 reference implementation's test suite: argon2id, "password", "somesalt", m=65536, t=2, p=1. */
  const VECTOR = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';

  it('reads and writes what other libraries do', async () => {
    const parsed = parsePhc(VECTOR);
    expect(parsed && formatPhc(parsed)).toBe(VECTOR);
    expect(await createPasswords().verify('password', VECTOR, 'user')).toBe(true);
  });

  it.each(['', 'x', '$argon2i$v=19$m=8,t=1,p=1$c2FsdA$aGFzaA', '$argon2id$v=16$m=8,t=1,p=1$c2FsdA$aGFzaA'])(
    'reads nothing else: %s',
    (text) => expect(parsePhc(text)).toBeNull(),
  );
});
