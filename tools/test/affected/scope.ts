/** What a change touches. */
export interface Scope {
  /** Paths within the checkout, with slashes. */
  readonly files: readonly string[];
  /** The areas that all of it lies in; null where anything but areas, their tests and documentation has changed. */
  readonly areas: readonly string[] | null;
}

/** A test file with its text. */
export interface TestFile {
  readonly file: string;
  readonly text: string;
}

/** Of a file beside the areas' folders no area can be told. */
const CODE = /^(?:bff|mf-[^/]+)\/src\/areas\/([^/]+)\//;
const CONTRACT = /^libs\/contracts\/src\/(?:admin|public)\/([^/.]+)[/.]/;
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isProse = (file: string) => file.endsWith('.md');

const areaOf = (file: string): string | undefined => CODE.exec(file)?.[1];

/** `existing` are the names of all areas: a contract that is called otherwise is nobody's own. */
export function scopeOf(files: readonly string[], existing: readonly string[]): Scope {
  const ofContract = (file: string) => existing.find((area) => area === CONTRACT.exec(file)?.[1]);
  const code = files.filter((file) => !isProse(file));
  const areas = code.map((file) => areaOf(file) ?? ofContract(file));
  const isWithin = code.every((file, index) => areas[index] !== undefined || isTest(file));
  const known = areas.filter((area) => area !== undefined);
  return { files, areas: isWithin ? [...new Set(known)] : null };
}

/** Those of `tests` that a change concerns: changed themselves, in an area, named for it, or using it. All where it is beyond areas. */
export function testsOf({ files, areas }: Scope, tests: readonly TestFile[]): string[] {
  const concerns = ({ file, text }: TestFile) =>
    areas === null ||
    files.includes(file) ||
    areas.some((area) => {
      const name = file.split('/').at(-1) ?? '';
      const isOwn = areaOf(file) === area || name.startsWith(`${area}.`) || name.startsWith(`${area}-`);
      return isOwn || text.includes(`areas/${area}/`) || text.includes(`../${area}/`);
    });
  return tests.filter(concerns).map(({ file }) => file);
}
