import { parseArgs } from 'node:util';
import { createProduct } from '../composition.ts';
import { configOrExit, fail } from '../process.ts';
import { admitKeys } from '../core/secrets/admit-keys.ts';
import { bringAlong } from '../core/remotes/bring-along.ts';

const USAGE = `Usage: node bff/src/cli/publish.ts --origin https://team.example/folder/ <dist>
Makes a build that a team's own server delivers the live one of its remote. All others: npm run remote.`;

const { values, positionals } = parseArgs({
  options: { origin: { type: 'string' } },
  allowPositionals: true,
});
const origin = URL.parse(values.origin ?? '') ?? fail(USAGE);
const [dist = fail(USAGE)] = positionals;

const { infrastructure, close } = createProduct(configOrExit());
try {
  await admitKeys(infrastructure.pool, infrastructure.config.secrets);
  const manifest = await bringAlong(infrastructure, dist, {
    reason: `publish --origin ${origin.href}`,
    origin,
  });
  if (!manifest) throw new Error('REMOTE_SIGNING_KEY is missing: the private key of one of REMOTE_KEYS.');
  process.stdout.write(`${manifest.id} ${manifest.version} is live as ${manifest.build}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await close();
}
