import type { RemoteBuildDetail } from '@fio/contracts/admin/remotes';
import { MANIFEST } from '../../../bff/src/core/remotes/build-files.ts';

export type BuildFile = RemoteBuildDetail['contents'][number];

/** A file of two builds, known by its name without the hash of its content. */
export interface FileChange {
  readonly name: string;
  readonly from: BuildFile | undefined;
  readonly to: BuildFile | undefined;
}

/** `routes.964ba6cd741b.js` is `routes.js` in every build. */
const stem = ({ name }: BuildFile) => name.replace(/\.[0-9a-f]{12}(?=\.)/, '');

function byStem(files: readonly BuildFile[]): Map<string, BuildFile[]> {
  return Map.groupBy(files, stem);
}

/** What of `to` is new, other or gone beside `from`, but for the manifest; what is the same in both is left out. */
export function compareFiles(from: readonly BuildFile[], to: readonly BuildFile[]): FileChange[] {
  const same = new Set(from.map(({ name, integrity }) => `${name} ${integrity}`));
  const isSame = ({ name, integrity }: BuildFile) => name === MANIFEST || same.has(`${name} ${integrity}`);
  const kept = new Set(to.filter(isSame).map(({ name }) => name));
  const [before, after] = [from, to].map((files) => byStem(files.filter(({ name }) => !kept.has(name))));
  const names = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])].sort();
  return names.flatMap((name) => {
    const [left = [], right = []] = [before?.get(name), after?.get(name)];
    const count = Math.max(left.length, right.length);
    return Array.from({ length: count }, (_, index) => ({ name, from: left[index], to: right[index] }));
  });
}
