import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { rulesFile, RULE_TESTS } from '@fio/tools/monitoring';

const run = promisify(execFile);

test('Prometheus itself takes the rules, and they say what they should', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fio-rules-'));
  try {
    await writeFile(join(folder, 'rules.yaml'), rulesFile());
    await copyFile(RULE_TESTS, join(folder, 'tests.yaml'));
    // On Debian of the package prometheus.
    const checked = await run('promtool', ['check', 'rules', 'rules.yaml'], { cwd: folder });
    expect(checked.stdout).toContain('SUCCESS');
    const tried = await run('promtool', ['test', 'rules', 'tests.yaml'], { cwd: folder });
    expect(tried.stdout).toContain('SUCCESS');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
