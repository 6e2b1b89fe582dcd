import { expect, it } from 'vitest';
import { loadConfig } from '../../../bff/src/core/config/index.ts';
import { environment } from '../../../bff/src/core/config/schema.ts';
import { at, manifests, named, text } from './files.ts';

/** Those that no deployment sets, and why; every other one reaches each container of ours. */
const OWN_OF_IMAGE = {
  HOST: 'the image listens on all addresses of its container',
  METRICS_HOST: 'the same',
  DATA_DIR: 'the image says where its volume is',
  PORT: 'the image and its probes know it',
  METRICS_PORT: 'the same',
  WORKER_METRICS_PORT: 'the same',
  PROCESSES: 'a container is one process; there are more containers',
  DEMONSTRATION: 'never in production',
  DATABASE_OWNER_URL: 'the migrations’ alone',
};
const variables = Object.keys(environment.shape);
const [compose] = manifests(text('compose.yaml'));
const setFor = (service: string) =>
  at(compose, 'services', service, 'environment') as Record<string, string | null>;
const missing = (service: string, without: object) =>
  variables.filter((name) => !(name in without) && !(name in setFor(service)));

it('hands every variable of the schema to the containers of Compose', () => {
  expect(missing('bff', OWN_OF_IMAGE)).toEqual([]);
  expect(missing('worker', OWN_OF_IMAGE)).toEqual([]);
  expect(Object.keys(OWN_OF_IMAGE).filter((name) => !variables.includes(name))).toEqual([]);
});

it('lets production.env say every one that has no value of its own there', () => {
  const misnamed = Object.entries(setFor('worker')).filter(
    ([name, value]) =>
      variables.includes(name) &&
      String(value).startsWith('${') &&
      !new RegExp(`^\\$\\{${name}:[-?]`).test(String(value)),
  );
  expect(misnamed).toEqual([]);
});

it('takes what is left empty for its default', () => {
  const needed = {
    CPF_KEY: 'a'.repeat(43),
    HASH_KEY: 'b'.repeat(43),
    SEED_KEY: 'd'.repeat(43),
    TRANSPARENCY_KEY: 'c'.repeat(43),
    INVOICE_SOURCES: 'qr_hash',
    PARTICIPATING_CNPJS: 'any',
    PUBLIC_URL: 'https://fiodameada.example',
    DATABASE_URL: 'postgresql://localhost/fio',
  };
  const empty = Object.fromEntries(variables.map((name) => [name, '']));
  expect(loadConfig({ ...empty, ...needed }).mailFrom).toBe(loadConfig(needed).mailFrom);
});

it('hands all that is configured in the cluster to every container that reads it', () => {
  const objects = named('kubernetes/*.yaml').flatMap((file) => manifests(text(file)));
  const containers = objects
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .flatMap((one) => at(one, 'spec', 'template', 'spec', 'containers') as { image: string }[])
    .filter(({ image }) => image === 'fio/bff');
  expect(containers).toHaveLength(3);
  for (const container of containers)
    expect(at(container, 'envFrom')).toEqual(
      expect.arrayContaining([{ configMapRef: { name: 'fio' } }, { secretRef: { name: 'fio-keys' } }]),
    );
});
