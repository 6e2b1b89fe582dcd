import { filled } from './files.ts';
import type { NewArea } from './new-area.ts';

/** A line that tells of the area in a file that tells of all of them. */
export interface Entry {
  readonly file: string;
  /** What it stands right behind. */
  readonly after: string;
  readonly text: string;
  /** Left out where the file has it already. */
  readonly unless?: string;
}

const entry = (file: string, after: string, text: string, unless?: string): Entry => ({
  file,
  after,
  text,
  ...(unless !== undefined && { unless }),
});

const audit = (language: 'pt' | 'en', title: string, address: string, active: string): Entry[] => {
  const file = `libs/platform/src/area/audit/audit.${language}.ts`;
  const [first] = [
    language === 'pt'
      ? 'export const auditPt = {'
      : 'export const auditEn: Record<keyof typeof auditPt, string> = {',
  ];
  return [
    entry(file, first, `\n  'resource.{{area}}': ${title},`),
    entry(file, first, `\n  'field.address': '${address}',`, "'field.address'"),
    entry(file, first, `\n  'field.active': '${active}',`, "'field.active'"),
  ];
};

const ACTIONS = "['list', 'view', 'create', 'edit', 'delete', 'export']";

/** Every place beside its own files where an area is named, each behind something that stays. */
export function entriesOf(area: NewArea): Entry[] {
  const { remote, group } = area;
  const all = [
    entry('libs/contracts/src/permissions.ts', 'export const PERMISSIONS = {', `\n  '{{area}}': ${ACTIONS},`),
    entry(
      'libs/contracts/src/contracts.ts',
      "from './core/endpoint.ts';",
      "\nimport { {{areaName}} } from './admin/{{area}}.ts';",
    ),
    entry('libs/contracts/src/contracts.ts', 'export const contracts = {', '\n  {{areaName}},'),
    entry(
      'libs/contracts/src/admin/record-pages.ts',
      'export const RECORD_PAGES = {',
      "\n  '{{area}}': page('{{area}}'),",
    ),
    ...audit('pt', '{{titlePt}}', 'Endereço', 'Ativo'),
    ...audit('en', '{{titleEn}}', 'Address', 'Active'),
    entry(
      'mf-admin-account/src/areas/permissions/permissions.pt.ts',
      'export const permissionsPt = {',
      "\n  'area.{{area}}': {{titlePt}},",
    ),
    entry(
      'mf-admin-account/src/areas/permissions/permissions.en.ts',
      'export const permissionsEn: typeof permissionsPt = {',
      "\n  'area.{{area}}': {{titleEn}},",
    ),
    entry(
      'bff/src/areas/index.ts',
      "from '../engine/Area.ts';",
      "\nimport { {{areaName}}Area } from './{{area}}/index.ts';",
    ),
    entry('bff/src/areas/index.ts', 'export const areas: readonly Area[] = [', '\n  {{areaName}}Area,'),
    entry('bff/src/areas/groups.ts', `  ${group}: [`, "\n    '{{area}}',"),
    entry('docs/areas.md', `<b>${group}</b><br>`, '{{area}}, '),
    entry('bff/test/erasure/tables-of-nobody.ts', "'what staff publish': [", "\n    '{{table}}',"),
    entry(
      'bff/test/samples.ts',
      'export const samples: Readonly<Record<string, unknown>> = {',
      "\n  '{{areaName}}.update': { name: 'Um nome', address: '', active: true, ...version },",
    ),
    entry(
      `${remote}/src/areas.ts`,
      'export default {',
      "\n  '{{area}}': async () => (await import('./areas/{{area}}/{{area}}.area.tsx')).{{areaName}}Area,",
    ),
    entry(`${remote}/src/remote.json`, '"basePaths": [', '\n    "/admin/{{area}}",'),
  ];
  return all.map((one) => ({ ...one, text: filled(one.text, area) }));
}

/** A file's text with its entries; null where what one of them stands behind is gone. */
export function withEntries(text: string, entries: readonly Entry[]): string | null {
  let told = text;
  for (const { after, text: line, unless } of entries) {
    if (unless !== undefined && text.includes(unless)) continue;
    const at = told.indexOf(after);
    if (at === -1) return null;
    told = told.slice(0, at + after.length) + line + told.slice(at + after.length);
  }
  return told;
}
