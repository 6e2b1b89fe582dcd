import { parseArgs } from 'node:util';
import { UserError } from '../shared/UserError.ts';
import type { Settings } from './receiver.ts';

const USAGE = `npm run webhooks -- listen [--port 4400] [--secret whsec_…] [--forward http://localhost:8080/hooks] [--status 204]
  --port      where to listen on this machine; 0 is any free one
  --secret    the endpoint's; twice while it is changed. Also from WEBHOOK_SECRET, which no shell remembers
  --forward   sends each message on as it came, and answers what it is answered there
  --status    what to answer, 500 for one, to see deliveries tried again; 204 unless said`;

const OPTIONS = {
  port: { type: 'string', default: '4400' },
  secret: { type: 'string', multiple: true },
  forward: { type: 'string' },
  status: { type: 'string', default: '204' },
} as const;

const usage = (problem: string) => new UserError(`${problem}\n\n${USAGE}`);

function within(text: string, least: number, most: number, name: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > most) throw usage(`--${name} ${text}?`);
  return number;
}

function secretsOf(given: readonly string[]): readonly string[] {
  if (given.every((secret) => /^whsec_[A-Za-z\d+/]+={0,2}$/.test(secret))) return given;
  throw usage('A secret begins with whsec_, as the back office shows it once.');
}

/** What the command was told; a UserError that shows the usage where that doesn't fit. */
export function settingsOf(args: string[], { WEBHOOK_SECRET: fromShell }: NodeJS.ProcessEnv): Settings {
  const parsed = (() => {
    try {
      return parseArgs({ args, options: OPTIONS, allowPositionals: true });
    } catch (error) {
      throw usage((error as Error).message);
    }
  })();
  const { values, positionals } = parsed;
  if (positionals.join(' ') !== 'listen') throw usage('What to do?');
  const { forward } = values;
  if (forward !== undefined && !/^https?:/.test(URL.parse(forward)?.protocol ?? ''))
    throw usage(`--forward ${forward} is no address.`);
  return {
    port: within(values.port, 0, 65_535, 'port'),
    status: within(values.status, 200, 599, 'status'),
    secrets: secretsOf(values.secret ?? (fromShell ? [fromShell] : [])),
    ...(forward !== undefined && { forward }),
  };
}
