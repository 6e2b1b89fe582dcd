import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exec } from '../../shared/exec.ts';
import { ROOT, command } from '../../shared/paths.ts';
import { temporaryFolder } from '../../shared/temporary-folder.ts';
import type { Manifest } from './files.ts';

/** Who defines the kinds of a group that isn't Kubernetes' own. */
const OPERATORS: Readonly<Record<string, string>> = {
  'postgresql.cnpg.io': '@kubernetes-models/cloudnative-pg',
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
};

/** The module that has a kind's type and what validates it. */
const moduleOf = ({ apiVersion, kind }: Manifest) =>
  `${OPERATORS[apiVersion.split('/')[0] ?? ''] ?? 'kubernetes-models'}/${apiVersion}/${kind}`;

interface Model {
  validate: () => void;
}

/** What the schemas of the cluster's version complain about. */
async function schemaProblem(manifest: Manifest): Promise<string[]> {
  const module = (await import(moduleOf(manifest))) as Record<string, new (data: Manifest) => Model>;
  const { kind, metadata } = manifest;
  const Kind = module[kind];
  if (!Kind) return [`There is no ${kind}.`];
  try {
    new Kind(manifest).validate();
    return [];
  } catch (error) {
    return [`${kind} ${metadata.name}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/**
 * What the schemas let pass and the cluster would drop without a word: a field that doesn't exist. The compiler knows,
 * for the same schemas are also types.
 */
async function unknownFields(manifests: readonly Manifest[]): Promise<string[]> {
  const folder = temporaryFolder();
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const lines = manifests.map((manifest, index) => {
    const type = `import('${moduleOf(manifest)}').I${manifest.kind}`;
    return `export const a${index}: ${type} = ${JSON.stringify(manifest, null, 2)};`;
  });
  writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'));
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--types', '', '--pretty', 'false'];
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2024'];
  const { output } = await exec(command('tsc'), [...options, ...modules, 'manifests.ts'], { cwd: folder });
  return output.split('\n').filter((line) => line.includes('error TS'));
}

/** Everything that a cluster would refuse or ignore of these objects. */
export async function kubernetesProblems(manifests: readonly Manifest[]): Promise<string[]> {
  const problems = await Promise.all(manifests.map(schemaProblem));
  return [...problems.flat(), ...(await unknownFields(manifests))];
}
