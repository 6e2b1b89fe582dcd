import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder for the running test, removed when it has finished. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fio-tools-'));
  // A whole checkout may lie there, and the machine be busy.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }), 60_000);
  return folder;
}
