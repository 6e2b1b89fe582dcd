import { type RemoteBuildDetail, remotes } from '@fio/contracts/admin/remotes';
import { UserError } from '../../shared/UserError.ts';
import { table } from '../../start/output.ts';
import { connection, serverOf } from '../credentials.ts';
import { findBuild } from '../find-build.ts';
import { parse } from '../parse.ts';
import { call, type Server } from '../server.ts';
import { commitText, kilobytes } from '../words.ts';
import { compareFiles, type FileChange } from './compare-files.ts';
import { compareManifests, type ManifestChange } from './compare-manifests.ts';

const SHAPE = {
  usage: 'diff <remote> [<from> [<to>]] [--environment production] [--url <product>]',
  options: { ...connection, environment: { type: 'string' } },
  words: [1, 3],
} as const;

/** The build that is live where nothing else is said. */
async function liveBuild(server: Server, remote: string, environment: string | undefined): Promise<string> {
  const { items, environment: usual } = await call(server, remotes.list, {});
  const releases = items.find((item) => item.remote === remote)?.releases;
  const release = releases?.find((one) => one.environment === (environment ?? usual));
  if (release) return release.stable.build;
  throw new UserError(
    `${remote} is not live in ${environment ?? usual}. Say two builds: diff ${remote} <from> <to>`,
  );
}

const sign = (bytes: number) => `${bytes > 0 ? '+' : ''}${kilobytes(bytes)}`;

function fileLine({ name, from, to }: FileChange): string[] {
  const mark = from && to ? '~' : to ? '+' : '-';
  const size = to ? kilobytes(to.gzip) : '';
  return [`  ${mark} ${name}`, size, sign((to?.gzip ?? 0) - (from?.gzip ?? 0))];
}

const manifestLine = ({ path, from, to }: ManifestChange) => [
  `  ${path}`,
  from === undefined ? 'added' : to === undefined ? 'removed' : `${from} → ${to}`,
];

function describe(from: RemoteBuildDetail, to: RemoteBuildDetail): string {
  const files = compareFiles(from.contents, to.contents).map(fileLine);
  const manifest = compareManifests(from.manifest, to.manifest).map(manifestLine);
  return [
    `${to.remote}: ${from.build} (${from.version}) → ${to.build} (${to.version})`,
    `  from ${commitText(from.revision)}`,
    `  to   ${commitText(to.revision)}`,
    `\nFiles, gzip (${kilobytes(from.gzip)} → ${kilobytes(to.gzip)}, ${sign(to.gzip - from.gzip)})`,
    ...(files.length > 0 ? table(files) : ['  the same']),
    '\nManifest',
    ...(manifest.length > 0 ? table(manifest) : ['  the same']),
  ].join('\n');
}

/** What two builds have apart: from the live one unless said, to the latest unless said. */
export async function diff(args: string[]): Promise<void> {
  const { values, words } = parse(args, SHAPE);
  const [remote = '', first, second] = words;
  const server = serverOf(values.url, remote);
  const from = first ?? (await liveBuild(server, remote, values.environment));
  const builds = [await findBuild(server, remote, from), await findBuild(server, remote, second)];
  const [before, after] = await Promise.all(
    builds.map(({ build }) => call(server, remotes.build, { params: { remote, build } })),
  );
  if (before && after) console.log(describe(before, after));
}
