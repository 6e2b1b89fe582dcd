import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../core/database/client.ts';
import { configOrExit, fail } from '../process.ts';
import { publish } from './publish.ts';

const USAGE = `Usage: node bff/src/remotes/publish-cli.ts [--origin https://team.example/folder/] <dist>…
Makes each build the live one of its remote. With --origin the team's own server delivers the files.`;

const { values, positionals } = parseArgs({
  options: { origin: { type: 'string' } },
  allowPositionals: true,
});
const origin = values.origin === undefined ? undefined : (URL.parse(values.origin) ?? fail(USAGE));
if (positionals.length === 0) fail(USAGE);

const config = configOrExit();
const { db, close } = openDatabase({
  url: config.databaseUrl,
  name: 'fio-publish',
  max: 2,
  onError: (error) => process.stderr.write(`${error.message}\n`),
});
try {
  for (const dist of positionals) {
    const options = { folder: join(config.dataDir, 'mf'), ...(origin && { origin }) };
    const { id, version, build } = await publish(db, dist, options);
    process.stdout.write(`${id} ${version} is live as ${build}\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await close();
}
