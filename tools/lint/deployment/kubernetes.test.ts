import { expect, it } from 'vitest';
import { at, everyAt, type Manifest, manifests, named, text } from './files.ts';
import { kubernetesProblems } from './kubernetes.ts';
import { OWN_CONNECTIONS } from '../../product/capacity.ts';

const KUSTOMIZATION = 'kubernetes/kustomization.yaml';
const files = named('kubernetes/*.yaml').filter((file) => file !== KUSTOMIZATION);
const objects = files.flatMap((file) => manifests(text(file)));
const ofKind = (...kinds: string[]) => objects.filter(({ kind }) => kinds.includes(kind));
const namesOf = (...kinds: string[]) => ofKind(...kinds).map(({ metadata }) => metadata.name);
const workloads = ofKind('Deployment', 'Job');

it('has objects that the cluster knows, with fields that exist', async () => {
  const ofController = manifests(text('cluster/ingress-nginx.yaml'));
  expect(await kubernetesProblems([...objects, ...ofController])).toEqual([]);
});

it('finds what is wrong', async () => {
  const scaled = manifests(text('kubernetes/scaling.yaml').replace('minReplicas: 3', 'minReplicas: three'));
  const bff = scaled.find(({ kind }) => kind === 'HorizontalPodAutoscaler');
  const [worker] = manifests(text('kubernetes/worker.yaml').replace('livenessProbe:', 'aliveProbe:'));
  const [postgres] = manifests(text('kubernetes/postgres.yaml').replace('instances: 3', "instances: '3'"));
  const [rule] = manifests(text('kubernetes/alerts.yaml').replace('interval: 30s', 'interval: soon'));
  const wrong = [bff, worker, postgres, rule].filter((one): one is Manifest => one !== undefined);
  const problems = (await kubernetesProblems(wrong)).join('\n');
  expect(problems).toContain('HorizontalPodAutoscaler fio-bff: data/spec/minReplicas must be integer');
  expect(problems).toContain('Cluster fio-postgres: data/spec/instances must be integer');
  expect(problems).toContain('PrometheusRule fio: data/spec/groups/0/interval must match pattern');
  expect(problems).toContain(`'"aliveProbe"' does not exist`);
});

it('applies every file, with an image from the registry for each container', () => {
  const [kustomization] = manifests(text(KUSTOMIZATION));
  const resources = at(kustomization, 'resources') as string[];
  expect(resources.map((name) => `kubernetes/${name}`).toSorted()).toEqual(files);
  const made = everyAt(at(kustomization, 'configMapGenerator'), 'files').flat();
  expect(made.map((name) => `kubernetes/${String(name)}`)).toEqual(named('kubernetes/*.json'));
  const known = (at(kustomization, 'images') as { name: string }[]).map(({ name }) => name);
  expect([...new Set(everyAt(workloads, 'image'))].toSorted()).toEqual(known);
});

it('refers to nothing that is not there', () => {
  // Made beside the files: by the operator, by whoever deploys, and by the source of certificates.
  const secrets = ['fio-postgres-app', 'fio-postgres-application', 'fio-keys', 'fio-bucket', 'fio-tls'];
  const refs = (key: string, name: string) => everyAt(objects, key).map((ref) => at(ref, name));
  expect(namesOf('ConfigMap')).toEqual(expect.arrayContaining(refs('configMapRef', 'name')));
  expect(namesOf('Deployment')).toEqual(expect.arrayContaining(refs('scaleTargetRef', 'name')));
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

it('shares no disk: what a pod writes goes with it, and what lasts is in the bucket', () => {
  expect([namesOf('PersistentVolumeClaim'), everyAt(objects, 'persistentVolumeClaim')]).toEqual([[], []]);
  for (const volume of everyAt(workloads, 'volumes').flat())
    expect(at(volume, 'emptyDir', 'sizeLimit')).toBeDefined();
});

const podOf = (name: string) => {
  const workload = workloads.find(({ metadata }) => metadata.name === name);
  return at(workload, 'spec', 'template', 'spec');
};
const DEPLOYMENTS = ['fio-bff', 'fio-worker'];

it('asks every process whether it has started, serves and lives, and lets it end before it is killed', () => {
  expect(namesOf('Deployment').toSorted()).toEqual(DEPLOYMENTS);
  for (const name of DEPLOYMENTS) {
    const container = at(podOf(name), 'containers', '0');
    const ports = everyAt(at(container, 'ports'), 'name');
    for (const [probe, path] of [
      ['startupProbe', '/healthz'],
      ['livenessProbe', '/healthz'],
      ['readinessProbe', '/readyz'],
    ] as const) {
      expect(at(container, probe, 'httpGet', 'path')).toBe(path);
      expect(ports).toContain(at(container, probe, 'httpGet', 'port'));
    }
    expect(Number(at(podOf(name), 'terminationGracePeriodSeconds'))).toBeGreaterThanOrEqual(30);
  }
});

const scaler = (name: string) =>
  ofKind('HorizontalPodAutoscaler').find(({ metadata }) => metadata.name === name);

it('leaves some of each when a node goes, and scales by what matters', () => {
  expect(namesOf('PodDisruptionBudget').toSorted()).toEqual(DEPLOYMENTS);
  for (const name of DEPLOYMENTS) {
    const budget = ofKind('PodDisruptionBudget').find(({ metadata }) => metadata.name === name);
    const least = Number(at(scaler(name), 'spec', 'minReplicas'));
    expect(Number(at(budget, 'spec', 'minAvailable'))).toBeLessThan(least);
    // All that is left where nobody tells the cluster of anything else.
    expect(everyAt(at(scaler(name), 'spec', 'metrics'), 'resource')).toMatchObject([{ name: 'cpu' }]);
  }
  const metrics = everyAt(ofKind('HorizontalPodAutoscaler'), 'metric').map((metric) => at(metric, 'name'));
  expect(metrics).toEqual(['live_streams', 'line_waiting', 'jobs_oldest_waiting_seconds']);
});

it('has connections for as many processes as may run while a release comes in', () => {
  const [config] = manifests(text('kubernetes/config.yaml'));
  const pool = Number(at(config, 'data', 'DATABASE_CONNECTIONS'));
  const beside = { 'fio-bff': OWN_CONNECTIONS.bff, 'fio-worker': OWN_CONNECTIONS.worker };
  const most = Object.entries(beside).map(
    ([name, own]) => (Number(at(scaler(name), 'spec', 'maxReplicas')) + 1) * (pool + own),
  );
  const [cluster] = ofKind('Cluster');
  const allowed = Number(at(cluster, 'spec', 'postgresql', 'parameters', 'max_connections'));
  // Twenty for the operator, the migrations and whoever mends.
  expect(most.reduce((sum, one) => sum + one) + 20).toBeLessThanOrEqual(allowed);
});

it('has the same PostgreSQL where Patroni looks after it', () => {
  const [cluster] = ofKind('Cluster');
  const [patroni] = manifests(text('patroni.yaml'));
  expect(at(patroni, 'bootstrap', 'dcs', 'postgresql', 'parameters')).toMatchObject(
    at(cluster, 'spec', 'postgresql', 'parameters') as object,
  );
});

it('lets each reach only what it needs', () => {
  const policies = ofKind('NetworkPolicy');
  const [deny] = policies;
  expect(at(deny, 'spec')).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  const reaching = (port: number) =>
    policies
      .filter((policy) => everyAt(at(policy, 'spec', 'egress'), 'port').includes(port))
      .map(({ metadata }) => metadata.name);
  expect(reaching(5432)).toEqual(['fio-database', 'fio-postgres']);
  expect(reaching(587)).toEqual(['fio-mail']);
  expect(reaching(4318)).toEqual(['fio-traces']);
  for (const block of everyAt(policies, 'ipBlock'))
    expect(at(block, 'except')).toEqual(expect.arrayContaining(['10.0.0.0/8', '169.254.0.0/16']));
});
