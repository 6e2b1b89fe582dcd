import { filled } from './files.ts';
import type { NewArea } from './new-area.ts';

/** A line that tells of the area in a file that tells of all of them. */
export interface Entry {
  readonly file: string;
  /** What it stands right behind. */
  readonly after: string;
  readonly text: string;
}

const entry = (file: string, after: string, text: string): Entry => ({ file, after, text });

/** A word of the area's name, and its fields among what the audit tells of, in one language. */
const words = (language: 'pt' | 'en', title: string): Entry[] => {
  const capital = language === 'pt' ? 'Pt' : 'En';
  const audited = `libs/platform/src/area/audit/audited-terms.${language}.ts`;
  return [
    entry(
      `libs/contracts/src/terms/areas.${language}.ts`,
      `export const area${capital}: Terms<PermissionArea> = {`,
      `\n  '{{area}}': ${title},`,
    ),
    entry(
      audited,
      `import { drawState${capital} } from '@fio/contracts/terms/draws.${language}';`,
      `\nimport { {{model}}${capital} } from '@fio/contracts/terms/{{area}}.${language}';`,
    ),
    entry(
      audited,
      `...prefixed('category.faq', faqCategory${capital}),`,
      `\n  ...prefixed('field.{{area}}', {{model}}${capital}),`,
    ),
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
    ...words('pt', '{{titlePt}}'),
    ...words('en', '{{titleEn}}'),
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
  for (const { after, text: line } of entries) {
    const at = told.indexOf(after);
    if (at === -1) return null;
    told = told.slice(0, at + after.length) + line + told.slice(at + after.length);
  }
  return told;
}
