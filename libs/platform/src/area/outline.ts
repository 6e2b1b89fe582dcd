import { type Language, LANGUAGES, loadWords } from '../i18n/index.ts';
import type { RouteHandle } from '../remote/index.ts';
import type { RouteObject } from '../router/index.ts';
import type { AreaLoaders, OutlinedRoute } from './lazy-areas.ts';

/** Writes with the words of a language. */
export type Speaking = (language: Language, write: () => string) => string;

function outlined(area: string, { path, handle }: RouteObject, speaking: Speaking): OutlinedRoute {
  if (!path) throw new Error(`A page of the area ${area} has no address.`);
  const { title, ...facts } = (handle ?? {}) as RouteHandle;
  if (!title) return { ...facts, area, path };
  const titles = LANGUAGES.map((language) => [language, speaking(language, title)] as const);
  return { ...facts, area, path, title: Object.fromEntries(titles) as Record<Language, string> };
}

/**
 * What the host has to know of each page of these areas: for the build, which opens them all and so keeps the remote's
 * first file small. In the areas' own order.
 */
export async function outlineOf(areas: AreaLoaders, speaking: Speaking): Promise<OutlinedRoute[]> {
  const opened = await Promise.all(
    Object.entries(areas).map(async ([area, load]) => ({ area, routes: await load() })),
  );
  for (const language of LANGUAGES) await loadWords(language);
  return opened.flatMap(({ area, routes }) => routes.map((route) => outlined(area, route, speaking)));
}
