import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { temporaryFolder } from '../../shared/temporary-folder.ts';
import { at, DEPLOYMENT, everyAt, type Manifest, manifests, text } from './files.ts';
import { kubernetesProblems } from './kubernetes.ts';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As kustomize lays a patch over an object; lists are replaced. */
const merged = (under: Fields, over: Fields): Fields => ({
  ...under,
  ...Object.fromEntries(
    Object.entries(over).map(([key, value]) => {
      const below = under[key];
      return [key, isFields(below) && isFields(value) ? merged(below, value) : value];
    }),
  ),
});
const as = (name: string) => manifests(text(name)) as unknown as Fields[];

const [cluster = {}] = as('kubernetes/postgres.yaml');
const [patch = {}] = as('archive/postgres.patch.yaml');
const [recovered = {}] = as('archive/recover.yaml');
const [cron = {}] = as('archive/backup.yaml');

it('has a patch and objects that the cluster knows, with fields that exist', async () => {
  expect(at(patch, 'metadata', 'name')).toBe(at(cluster, 'metadata', 'name'));
  const objects = [merged(cluster, patch), recovered, cron] as unknown as Manifest[];
  expect(await kubernetesProblems(objects)).toEqual([]);
});

it('reads the archive where it is written, with the same key', () => {
  const written = at(patch, 'spec', 'backup', 'barmanObjectStore');
  const [source] = at(recovered, 'spec', 'externalClusters') as Fields[];
  for (const field of ['destinationPath', 's3Credentials'])
    expect(at(source, 'barmanObjectStore', field)).toEqual(at(written, field));
  expect(at(recovered, 'spec', 'imageName')).toBe(at(cluster, 'spec', 'imageName'));
});

it('backs up with the image and the secrets of the migrations, and as the role that owns nothing', () => {
  const [migrate] = manifests(text('kubernetes/migrate.yaml'));
  const names = (value: unknown) => everyAt(value, 'secretRef').map((ref) => at(ref, 'name'));
  expect(names(cron)).toEqual(expect.arrayContaining(names(migrate)));
  expect(JSON.stringify(cron)).not.toContain('DATABASE_OWNER_URL');
  const [kustomization] = as('kubernetes/kustomization.yaml');
  const [{ newName, newTag } = {}] = at(kustomization, 'images') as Fields[];
  expect(everyAt(cron, 'image')).toEqual([`${String(newName)}:${String(newTag)}`]);
});

it('has a Compose file that fits the one it is laid over', () => {
  const [compose] = as('compose.yaml');
  const [over] = as('archive/compose.yaml');
  expect(at(over, 'services', 'archive', 'image')).toBe(at(compose, 'services', 'postgres', 'image'));
  const whole = join(temporaryFolder(), 'compose.yaml');
  writeFileSync(whole, stringify(merged(compose ?? {}, over ?? {})));
  const rules = {
    'service-keys-order': 0,
    'top-level-properties-order': 0,
    'no-build-and-image': 0,
    'require-quotes-in-ports': 0,
  } as const;
  const linter = new DCLinter({ rules, quiet: true, debug: false, exclude: [] });
  // How what was laid together is written is nobody's to read.
  const problems = (file: string) =>
    linter
      .lintFiles([file], false)
      .flatMap(({ messages }) => messages)
      .filter(({ category }) => category !== 'style');
  expect(problems(whole)).toEqual([]);
  expect(problems(join(DEPLOYMENT, 'archive/compose.yaml'))).toEqual([]);
});
