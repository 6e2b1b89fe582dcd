import type { AreaLoaders } from '../../area/lazy-areas.ts';
import { type Declared, declaredBy } from '../../area/define-area.tsx';

/** A screen of an area, a part of its detail, or what one of its actions asks for. */
export type AreaView = 'list' | 'create' | 'edit' | 'detail' | `tab-${string}` | `dialog-${string}`;

/** A story that follows from an area's declaration alone. */
export interface NamedStory {
  /** By its name in `areas.ts`. */
  readonly area: string;
  readonly view: AreaView;
}

/** What there is to be seen of an area. Confirmations are left out: they are one dialog in other words. */
function viewsOf({ contract, form, detail, actions = [], listActions = [] }: Declared): AreaView[] {
  const asking = [...actions.filter((action) => action.form ?? action.dialog), ...listActions];
  // The first part of a detail is on its page.
  const [, ...tabs] = detail?.tabs ?? [];
  return [
    'list',
    ...(form && contract.create ? (['create'] as const) : []),
    ...(form && contract.update ? (['edit'] as const) : []),
    ...(detail ? (['detail'] as const) : []),
    ...tabs.map(({ id }) => `tab-${id}` as const),
    ...asking.map(({ id }) => `dialog-${id}` as const),
  ];
}

/** The stories of a remote's areas, in their order; what has no list of records has none that follow. */
export async function storiesOf(areas: AreaLoaders): Promise<NamedStory[]> {
  const opened = await Promise.all(
    Object.entries(areas).map(async ([area, load]) => ({ area, declared: declaredBy(await load()) })),
  );
  return opened.flatMap(({ area, declared }) =>
    declared ? viewsOf(declared).map((view) => ({ area, view })) : [],
  );
}
