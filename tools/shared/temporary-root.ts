import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { disposableRoot } from '../../bff/postgres/disposable-root.ts';

/**
 * For a run of vitest: its test files, and the programs they start, make their temporary folders in one, which goes with
 * the run. What a test leaves behind that was ended in the middle goes too.
 */
export default function temporaryRoot(): () => void {
  const before = process.env['TMPDIR'];
  const root = mkdtempSync(join(disposableRoot(), 'fio-tests-'));
  process.env['TMPDIR'] = root;
  return () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    rmSync(root, { recursive: true, force: true });
  };
}
