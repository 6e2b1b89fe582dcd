import { mkdir, readdir } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { startOwnProduct } from './support/own-product.ts';

test('a product of one’s own that can’t be copied leaves no folder', async () => {
  const temporary = test.info().outputPath('temporary');
  await mkdir(temporary, { recursive: true });
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = temporary;
  try {
    const url = 'postgres://localhost:1/nothing';
    const prepared = { url, ownerUrl: url, directory: test.info().outputPath('nowhere') };
    await expect(startOwnProduct({}, { prepared })).rejects.toThrow(/ENOENT/);
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  expect(await readdir(temporary)).toEqual([]);
});
