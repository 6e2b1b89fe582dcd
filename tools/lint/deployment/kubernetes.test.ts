import { expect, it } from 'vitest';
import { at, everyAt, type Manifest, manifests, named, text } from './files.ts';
import { kubernetesProblems } from './kubernetes.ts';

const KUSTOMIZATION = 'kubernetes/kustomization.yaml';
const files = named('kubernetes/*.yaml').filter((file) => file !== KUSTOMIZATION);
const objects = files.flatMap((file) => manifests(text(file)));
const ofKind = (...kinds: string[]) => objects.filter(({ kind }) => kinds.includes(kind));
const namesOf = (...kinds: string[]) => ofKind(...kinds).map(({ metadata }) => metadata.name);
const workloads = ofKind('Deployment', 'Job');

it('has objects that the cluster knows, with fields that exist', async () => {
  expect(await kubernetesProblems(objects)).toEqual([]);
});

it('finds what is wrong', async () => {
  const scaled = manifests(text('kubernetes/bff.yaml').replace('minReplicas: 3', 'minReplicas: three'));
  const bff = scaled.find(({ kind }) => kind === 'HorizontalPodAutoscaler');
  const [worker] = manifests(text('kubernetes/worker.yaml').replace('replicas: 2', 'replica: 2'));
  const [postgres] = manifests(text('kubernetes/postgres.yaml').replace('instances: 3', "instances: '3'"));
  const wrong = [bff, worker, postgres].filter((one): one is Manifest => one !== undefined);
  const problems = (await kubernetesProblems(wrong)).join('\n');
  expect(problems).toContain('HorizontalPodAutoscaler fio-bff: data/spec/minReplicas must be integer');
  expect(problems).toContain('Cluster fio-postgres: data/spec/instances must be integer');
  expect(problems).toContain(`'"replica"' does not exist`);
});

it('applies every file, with an image from the registry for each container', () => {
  const [kustomization] = manifests(text(KUSTOMIZATION));
  const resources = at(kustomization, 'resources') as string[];
  expect(resources.map((name) => `kubernetes/${name}`).toSorted()).toEqual(files);
  const known = (at(kustomization, 'images') as { name: string }[]).map(({ name }) => name);
  expect([...new Set(everyAt(workloads, 'image'))].toSorted()).toEqual(known);
});

it('refers to nothing that is not there', () => {
  // Made beside the files: by the operator, by whoever deploys, and by the source of certificates.
  const secrets = ['fio-postgres-app', 'fio-postgres-application', 'fio-keys', 'fio-bucket', 'fio-tls'];
  const refs = (key: string, name: string) => everyAt(objects, key).map((ref) => at(ref, name));
  expect(namesOf('ConfigMap')).toEqual(expect.arrayContaining(refs('configMapRef', 'name')));
  expect(namesOf('PersistentVolumeClaim')).toEqual(
    expect.arrayContaining(refs('persistentVolumeClaim', 'claimName')),
  );
  expect(secrets).toEqual(
    expect.arrayContaining([...refs('secretRef', 'name'), ...refs('secretKeyRef', 'name')]),
  );
  expect(secrets).toEqual(expect.arrayContaining(everyAt(objects, 'secretName')));
  const apps = workloads.map((one) => at(one, 'spec', 'template', 'metadata', 'labels', 'app'));
  expect(apps).toEqual(expect.arrayContaining(everyAt(objects, 'app')));
});

it('gives no container more than it needs', () => {
  for (const workload of workloads) {
    const pod = at(workload, 'spec', 'template', 'spec');
    const [container] = at(pod, 'containers') as unknown[];
    expect(at(pod, 'automountServiceAccountToken')).toBe(false);
    expect(at(pod, 'securityContext', 'runAsNonRoot')).toBe(true);
    expect(at(container, 'securityContext', 'allowPrivilegeEscalation')).toBe(false);
    expect(at(container, 'resources', 'limits', 'memory')).toBeDefined();
  }
});
