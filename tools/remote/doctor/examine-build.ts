import type { RemoteBuildDetail } from '@fio/contracts/admin/remotes';
import type { RemoteManifest } from '@fio/contracts/documents/manifest';
import { manifestProblems } from '../../../bff/src/core/remotes/check-manifest.ts';
import { ENTRY_BUDGET } from '../../shared/entry-budget.ts';
import { kilobytes } from '../words.ts';

function entryProblem(manifest: RemoteManifest, contents: RemoteBuildDetail['contents']) {
  const entry = contents.find(({ name }) => name === manifest.entry);
  if (!entry) return `the entry ${manifest.entry} is not among the files`;
  return entry.gzip > ENTRY_BUDGET
    ? `${entry.name} is ${kilobytes(entry.gzip)} gzip, more than ${kilobytes(ENTRY_BUDGET)}`
    : undefined;
}

/** All that can be said of a build without asking for its files. `live` is what runs beside it. */
export function examineBuild(detail: RemoteBuildDetail, live: readonly RemoteManifest[]): string[] {
  const { manifest } = detail;
  const problems: (string | undefined)[] = [
    detail.isSigned ? undefined : 'its signature does not hold by the keys this server knows',
    ...(manifest
      ? [entryProblem(manifest, detail.contents), ...manifestProblems(manifest, live)]
      : ['its remote.json is none any more: publish it again']),
  ];
  return problems.filter((problem) => problem !== undefined);
}
