import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { ERROR_STATUS, PROBLEM_TYPE } from '@fio/contracts';

function codeIn(response: ServerResponse, body: unknown): string | undefined {
  const isRefusal = String(response.getHeader('content-type')).startsWith(PROBLEM_TYPE);
  if (response.statusCode < 400 || !isRefusal || body === undefined) return undefined;
  const { code } = JSON.parse(String(body)) as { code?: string };
  return code;
}

/** Notes each code that a server answers as a file of that name: whichever process, whichever order. */
export function noteAnsweredCodes(server: Server, folder: string): void {
  server.prependListener('request', (_request, response: ServerResponse) => {
    const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
    response.end = ((...given: unknown[]) => {
      const code = codeIn(response, typeof given[0] === 'function' ? undefined : given[0]);
      if (code !== undefined && !existsSync(join(folder, code))) writeFileSync(join(folder, code), '');
      return end(...given);
    }) as typeof response.end;
  });
}

/** Throws when a whole run has passed in which a code of the catalogue was never answered over HTTP. */
export function assertEveryCodeAnswered(folder: string): void {
  const answered = new Set(readdirSync(folder));
  const missing = Object.keys(ERROR_STATUS).filter((code) => !answered.has(code));
  if (missing.length > 0)
    throw new Error(
      `No test made the product answer with ${missing.join(', ')}: give each its place, or take it away.`,
    );
}
