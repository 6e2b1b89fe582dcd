import { tmpdir } from 'node:os';
import type { TestProject } from 'vitest/node';
import { startServer } from '../test/global-setup.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // More than memory may have room for.
  return (await startServer(project, tmpdir())).teardown;
}
