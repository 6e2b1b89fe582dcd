import type { Config } from '../../bff/src/core/config/index.ts';
import { demoAccounts } from '../../bff/demo/accounts.ts';
import type { Prepared } from '../product/prepare.ts';
import { table } from './output.ts';

/** Where things are, and whom to sign in as where the demonstration accounts exist. */
export function welcome(config: Config, { hasDemoAccounts, apiToken }: Prepared): void {
  const at = (path: string, origin = config.publicUrl) => new URL(path, origin).href;
  const blocks = [
    [
      ['Site', at('/')],
      ['Back office', at('/admin', config.adminUrl)],
      ['API', at('/api/docs')],
      ...(apiToken ? [['API token', apiToken]] : []),
      ['Metrics', `http://127.0.0.1:${config.metricsPort}/metrics`],
    ],
  ];
  if (hasDemoAccounts) {
    const accounts = demoAccounts.map(({ email, password, type }) => [email, password, type ?? 'visitor']);
    blocks.push([['Sign in as', 'Password', 'Type'], ...accounts]);
  }
  const lines = blocks.flatMap((block) => ['', ...table(block).map((line) => `  ${line}`)]);
  console.log(`${lines.join('\n')}\n\n  Ctrl-C stops everything; the data stays.\n`);
}
