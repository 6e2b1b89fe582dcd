import type { TestProject } from 'vitest/node';

/** Whether every test of every file ran, and passed: only then can something be said to occur nowhere. */
export async function isWhole(project: TestProject): Promise<boolean> {
  const { vitest, config } = project;
  const { testFiles } = await project.globTestFiles();
  const ran = new Set(vitest.state.getFiles().map(({ filepath }) => filepath));
  if (config.testNamePattern || vitest.state.getCountOfFailedTests() > 0) return false;
  return testFiles.every((file) => ran.has(file));
}
