import type { TestProject } from 'vitest/node';
import { startServer } from '../test/global-setup.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  return (await startServer(project)).teardown;
}
