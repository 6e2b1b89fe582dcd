import { parseArgs } from 'node:util';
import type { UserError } from './UserError.ts';

const SHELL = 'http://localhost:3000';

/** How to say where, for a usage text. */
export const PLACE_OPTIONS =
  `  --shell    the running product that everything else comes from, here or elsewhere; ${SHELL} unless said\n` +
  '  --port     where to open it; any free one unless said';

/** Where a remote is developed, and what else was said. */
export interface Place {
  shell: URL;
  /** 0 stands for any free one. */
  port: number;
  words: string[];
}

/** Reads `--shell` and `--port`. Throws what `usage` makes of a problem. */
export function readPlace(args: string[], usage: (problem: string) => UserError): Place {
  let parsed;
  try {
    parsed = parseArgs({
      args,
      options: { shell: { type: 'string', default: SHELL }, port: { type: 'string', default: '0' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw usage((error as Error).message);
  }
  const { values, positionals } = parsed;
  const shell = URL.parse(values.shell);
  if (!shell || !/^https?:$/.test(shell.protocol)) throw usage(`"${values.shell}" is no address.`);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw usage(`"${values.port}" is no port.`);
  return { shell, port, words: positionals };
}
