import type { MenuEntry } from '@fio/contracts/documents/manifest';
import type { RouteObject } from '../router/index.ts';
import type { AreaWords } from './types.ts';

/**
 * Where an area stands in the back office's menu. The entry's address and permission are those of the area's first
 * page, and its title too unless another word is named.
 */
export interface MenuPlace<Word extends string> extends Pick<MenuEntry, 'section' | 'icon' | 'group'> {
  /** Lowest first, within the section. */
  readonly order: number;
  /** The entry's id; without it the area's name in its remote's list. */
  readonly id?: string;
  /** What the menu calls the area, where its page says otherwise. */
  readonly title?: Word;
  /** Pages right below the first one that have entries nobody sees, in the order after its own: they mark it as open. */
  readonly hidden?: readonly { readonly page: string; readonly title?: Word }[];
}

interface Placed {
  readonly place: MenuPlace<string>;
  readonly words: AreaWords<string>;
}

const places = new WeakMap<readonly RouteObject[], Placed>();

/** Pages that know their place; builds of before the place was declared give none. */
export function placed(
  routes: RouteObject[],
  words: AreaWords<string>,
  place: MenuPlace<string> | null | undefined,
): RouteObject[] {
  if (place) places.set(routes, { place, words });
  return routes;
}

/** Where these pages stand; undefined of an area that is in no menu. */
export const placeOf = (routes: readonly RouteObject[]): Placed | undefined => places.get(routes);
