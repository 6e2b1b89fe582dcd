import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readVerifierPage, verifierFactsOf } from './verifier-page.ts';

it('is known by its bytes, and is nothing where none was built', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fio-verifier-page-'));
  try {
    const file = join(folder, 'verifier.html');
    expect(await readVerifierPage(file)).toBeNull();
    await writeFile(file, 'abc');
    expect(verifierFactsOf((await readVerifierPage(file)) ?? Buffer.alloc(0))).toEqual({
      bytes: 3,
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    });
    await expect(readVerifierPage(folder)).rejects.toThrow('EISDIR');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
