import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chainHash, GENESIS_HASH, verifyChain } from './hash-chain.ts';
import type { ChainLink } from './hash-chain.ts';

async function chain(length: number): Promise<ChainLink[]> {
  const links: ChainLink[] = [];
  for (let id = 1; id <= length; id += 1) {
    const row = { id, action: 'polls:edit', note: `ação ${id}` };
    links.push({ row, hash: await chainHash(links.at(-1)?.hash ?? GENESIS_HASH, row) });
  }
  return links;
}

describe('chainHash', () => {
  it('is the SHA-256 of the previous hash, a line feed and the canonical row', async () => {
    // sha256sum of 64 zeros, a line feed and {"a":"é","b":1}, computed elsewhere.
    const expected = '99bb6917357f7436020d2945a432e2dafeb32fad2a72aded805796be3689dec1';
    expect(await chainHash(GENESIS_HASH, { b: 1, a: 'é' })).toBe(expected);
  });
});

describe('verifyChain', () => {
  it('accepts a whole chain, an empty one, and a later part from the hash before it', async () => {
    const links = await chain(5);
    expect(await verifyChain(links)).toEqual({ ok: true });
    expect(await verifyChain([])).toEqual({ ok: true });
    expect(await verifyChain(links.slice(2), links[1]?.hash)).toEqual({ ok: true });
  });

  it('points at the first link that was changed, removed or moved', async () => {
    const links = await chain(8);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 6 }),
        fc.constantFrom('change', 'remove', 'swap'),
        async (at, tampering) => {
          const [link, next] = links.slice(at, at + 2);
          if (link === undefined || next === undefined) return false;
          const replacement =
            {
              change: [{ ...link, row: { ...(link.row as object), action: 'polls:list' } }, next],
              remove: [next],
              swap: [next, link],
            }[tampering] ?? [];
          const tampered = [...links.slice(0, at), ...replacement, ...links.slice(at + 2)];
          const verdict = await verifyChain(tampered);
          return !verdict.ok && verdict.brokenAt === at;
        },
      ),
    );
  });
});
