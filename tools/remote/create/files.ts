import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewRemote } from './new-remote.ts';

const TEMPLATE = join(import.meta.dirname, 'template');
const END = '.template';

/** The remote whose build, versions and scripts a new one starts with: so they never fall behind. */
const NEIGHBOUR = 'mf-admin-promo';
/** What is the same, byte for byte, in every remote. */
const SHARED_FILES = ['tsconfig.json', 'e2e/tsconfig.json', 'rspack.config.ts', 'src/env.d.ts'];
/** What the template's code imports. */
const DEPENDENCIES = ['@fio/contracts', '@fio/design-system', '@fio/platform', 'react'];

interface PackageJson {
  dependencies: Record<string, string>;
  scripts: Record<string, string>;
}

const words = (area: string) => area.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What stands for what in the template. */
function values({ id, area, title, owner }: NewRemote): Record<string, string> {
  const Area = words(area).join('');
  return {
    id,
    area,
    Area,
    areaName: lowerFirst(Area),
    owner,
    titlePt: JSON.stringify(title.pt),
    titleEn: JSON.stringify(title.en),
  };
}

function packageJson(root: string, { id }: NewRemote): string {
  const own = JSON.parse(readFileSync(join(root, NEIGHBOUR, 'package.json'), 'utf8')) as PackageJson;
  return JSON.stringify({
    ...own,
    name: `@fio/${id}`,
    version: '0.1.0',
    dependencies: Object.fromEntries(DEPENDENCIES.map((name) => [name, own.dependencies[name]])),
    scripts: { ...own.scripts, e2e: `playwright test -c ../e2e ${id}/` },
  });
}

/** The files of a new remote by their path within its folder, not yet formatted. */
export function filesOf(root: string, remote: NewRemote): Map<string, string> {
  const known = values(remote);
  const fill = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => known[name] ?? '');
  const filled = globSync(`**/*${END}`, { cwd: TEMPLATE }).map((file): [string, string] => {
    const path = file.slice(0, -END.length).replaceAll(/\barea\b/g, remote.area);
    return [path, fill(readFileSync(join(TEMPLATE, file), 'utf8'))];
  });
  const same = SHARED_FILES.map((file): [string, string] => [
    file,
    readFileSync(join(root, NEIGHBOUR, file), 'utf8'),
  ]);
  return new Map([...same, ...filled, ['package.json', packageJson(root, remote)]]);
}
