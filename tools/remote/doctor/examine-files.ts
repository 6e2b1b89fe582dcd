import { createHash } from 'node:crypto';
import type { RemoteBuildDetail } from '@fio/contracts/admin/remotes';
import { fileOf } from '../../../bff/src/http/static/file-path.ts';
import { ask, type Server } from '../server.ts';

/** How many files are asked for at once. */
const AT_ONCE = 6;
const sha384 = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

async function problemOf(server: Server, folder: string, name: string, integrity: string) {
  const response = await ask(server, `${folder}${name}`);
  if (!response.ok) return `${name} is not delivered: ${response.status} at ${folder}${name}`;
  const bytes = new Uint8Array(await response.arrayBuffer());
  return sha384(bytes) === integrity ? undefined : `${name} is delivered with other content than published`;
}

/** Asks for every file of a build as a browser would, and compares what comes with what was published. */
export async function examineFiles(server: Server, detail: RemoteBuildDetail): Promise<string[]> {
  const { remote, build, contents, manifest } = detail;
  const folder = `/mf/${remote}/${build}/`;
  // What is for the server alone isn't delivered to anybody.
  const waiting = contents.filter(({ name }) => fileOf('', `/${name}`));
  const problems: (string | undefined)[] = [];
  const next = async (): Promise<void> => {
    for (let file = waiting.pop(); file; file = waiting.pop())
      problems.push(await problemOf(server, folder, file.name, file.integrity));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  const known = new Set(contents.map(({ name }) => name));
  const missing = Object.keys(manifest?.integrity ?? {}).filter((name) => !known.has(name));
  problems.push(...missing.map((name) => `${name} is in the manifest and not among the files`));
  return problems.filter((problem) => problem !== undefined);
}
