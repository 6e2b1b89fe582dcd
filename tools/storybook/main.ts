import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { runTool } from '../shared/UserError.ts';

/** The design system's Storybook, at http://localhost:6006, until Ctrl-C. */
await runTool(async () => {
  const child = spawn('npm', ['run', '--silent', 'storybook', '-w', 'design-system'], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exit(code ?? 0);
});
