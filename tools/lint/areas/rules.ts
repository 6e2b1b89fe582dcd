import type { Import } from './imports.ts';

/** From the ground up: a layer imports itself and those before it. What lies beside the folders is the top. */
const LAYERS = ['generated', 'core', 'http', 'engine', 'areas'];
/** Beside the areas' folders: what declares them. */
const LISTS = ['areas/index.ts', 'areas/groups.ts'];

const layerOf = (file: string): number => {
  const found = LAYERS.indexOf(file.split('/')[0] ?? '');
  return found === -1 ? LAYERS.length : found;
};

/** The folder of the area that a file belongs to; null where it is no area's. */
export const areaOf = (file: string): string | null => {
  const [layer, area] = file.split('/');
  return layer === 'areas' && area !== undefined && !LISTS.includes(file) ? area : null;
};

type Groups = Readonly<Record<string, readonly string[]>>;

function groupProblem({ from, to }: Import, groups: Groups): string | null {
  const [user, used] = [areaOf(from), areaOf(to)];
  if (used === null || user === used || LISTS.includes(from)) return null;
  if (to !== `areas/${used}/index.ts`)
    return `${from} imports ${to}: areas/${used}/index.ts is the only door.`;
  if (user === null) return null;
  const names = Object.keys(groups);
  const placeOf = (area: string) => names.findIndex((name) => groups[name]?.includes(area));
  return placeOf(used) > placeOf(user)
    ? `${from} imports ${used}: the group ${names[placeOf(used)]} lies below ${names[placeOf(user)]}.`
    : null;
}

function layerProblem({ from, to }: Import): string | null {
  const [user, used] = [layerOf(from), layerOf(to)];
  return used > user ? `${from} imports ${to}: ${LAYERS[user]} knows nothing of it.` : null;
}

/** What breaks the order of the layers or of the areas, in words. */
export const problemsOf = (imports: readonly Import[], groups: Groups): string[] =>
  imports.flatMap((one) => layerProblem(one) ?? groupProblem(one, groups) ?? []);
