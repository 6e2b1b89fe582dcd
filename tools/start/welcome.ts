import type { Config } from '../../bff/src/config/index.ts';
import { demoStaff } from '../../bff/src/demo/staff.ts';
import { demoVisitors } from '../../bff/src/demo/visitors.ts';
import { table } from './output.ts';

/** Where things are, and whom to sign in as. The accounts are told only where they were made. */
export function welcome(config: Config, password: string | undefined): void {
  const at = (path: string) => new URL(path, config.publicUrl).href;
  const addresses = [
    ['Site', at('/')],
    ['Back office', at('/admin')],
    ['API', at('/api/docs')],
    ['Metrics', `http://127.0.0.1:${config.metricsPort}/metrics`],
  ];
  const blocks = [addresses];
  if (password) {
    blocks.push([
      ...demoStaff.map(({ email, type }) => [email, password, `staff: ${type}`]),
      ...demoVisitors.map(({ email }) => [email, password, 'visitor']),
    ]);
  }
  for (const block of blocks)
    console.log(
      `\n${table(block)
        .map((line) => `  ${line}`)
        .join('\n')}`,
    );
  console.log('\n  Ctrl-C stops everything; the data stays.\n');
}
