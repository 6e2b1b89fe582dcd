import {
  type RemoteBuildDetail,
  type RemoteRelease,
  type RemoteStatus,
  remotes,
} from '@fio/contracts/admin/remotes';
import { remoteFigures } from '@fio/contracts/admin/remote-figures';
import { UserError } from '../../shared/UserError.ts';
import { despiteOf } from '../changing.ts';
import { connection, serverOf } from '../credentials.ts';
import { parse } from '../parse.ts';
import { call, type Server } from '../server.ts';
import { examineBuild } from './examine-build.ts';
import { examineFigures } from './examine-figures.ts';
import { examineFiles } from './examine-files.ts';
import { buildsOfPage } from './examine-page.ts';
import { examineRelease } from './examine-release.ts';

const SHAPE = {
  usage: 'doctor [<remote>] [--despite-failures "…"] [--url <product>]',
  options: { ...connection, 'despite-failures': { type: 'string' } },
  words: [0, 1],
} as const;

/** Over how many hours a live build's failures count. */
const HOURS = '24';

interface Live {
  readonly side: RemoteStatus['side'];
  readonly release: RemoteRelease;
  readonly details: readonly RemoteBuildDetail[];
}

const detailOf = (server: Server, remote: string, build: string) =>
  call(server, remotes.build, { params: { remote, build } });

async function liveOf(server: Server, { side, releases }: RemoteStatus): Promise<Live[]> {
  return Promise.all(
    releases.map(async (release) => {
      const { remote, stable, canary } = release;
      const builds = canary ? [stable.build, canary.build] : [stable.build];
      const details = await Promise.all(builds.map((build) => detailOf(server, remote, build)));
      return { side, release, details };
    }),
  );
}

/** A line for what was examined, and one for each problem; answers how many there are. */
function say(what: string, problems: readonly string[]): number {
  console.log(`${problems.length > 0 ? '✗' : '✓'} ${what}`);
  for (const problem of problems) console.log(`    ${problem}`);
  return problems.length;
}

async function examine(server: Server, one: Live, all: readonly Live[]): Promise<number> {
  const { release, details } = one;
  const { remote, environment } = release;
  const beside = all.filter(({ release: { environment: other } }) => other === environment);
  const manifests = beside.flatMap(({ details: [stable] }) => (stable?.manifest ? [stable.manifest] : []));
  let count = 0;
  for (const [index, detail] of details.entries()) {
    const problems = [...examineBuild(detail, manifests), ...(await examineFiles(server, detail))];
    const what = `${remote} ${detail.version} (${detail.build}), ${index === 0 ? 'live' : 'canary'} in ${environment}`;
    count += say(`${what}: ${detail.contents.length} files`, problems);
  }
  return count;
}

/**
 * Examines every live build: signature, files as a browser gets them, manifest, size, how it did in pages within a day, and
 * what pages really have.
 */
export async function doctor(args: string[]): Promise<void> {
  const { values, words } = parse(args, SHAPE);
  const [only] = words;
  const despite = despiteOf(values['despite-failures']);
  const server = serverOf(values.url, only);
  const { environment, items } = await call(server, remotes.list, {});
  const all = (await Promise.all(items.map((item) => liveOf(server, item)))).flat();
  const chosen = all.filter(({ release: { remote } }) => only === undefined || remote === only);
  if (chosen.length === 0) throw new UserError(`${only ?? 'Nothing'} is live here: npm run remote -- status`);
  const pages = { public: await buildsOfPage(server, 'public'), admin: await buildsOfPage(server, 'admin') };
  const { builds: figures } = await call(server, remoteFigures.list, { query: { hours: HOURS } });
  let count = 0;
  for (const one of chosen) {
    count += await examine(server, one, all);
    const { release, side } = one;
    const page = release.environment === environment ? pages[side] : undefined;
    count += say(`${release.remote} in ${release.environment}`, examineRelease(release, page, new Date()));
    // Figures are those of the environment this server serves.
    if (release.environment !== environment) continue;
    const failures = examineFigures(release, figures);
    const what = `${release.remote} in pages of the last ${HOURS} hours`;
    if (despite !== undefined && failures.length > 0)
      say(`${what}: ${failures.join('; ')}; passed over: ${despite}`, []);
    else count += say(what, failures);
  }
  if (count > 0) throw new UserError(`${count} ${count === 1 ? 'problem' : 'problems'}.`);
}
