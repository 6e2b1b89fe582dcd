import { use } from 'react';
import type { ComponentType, ReactNode } from 'react';

export type Lazy = () => Promise<{ Component?: ComponentType | null; element?: ReactNode }>;

export interface LazyPage {
  readonly page: ReactNode;
  /** Resolves once the page can be drawn at once; rejects with what its chunk failed with. */
  readonly ready: () => Promise<unknown>;
  /** Begins to load it for somebody who may come. What fails then is tried anew when they do. */
  readonly early: () => Promise<unknown>;
}

/** A page whose code comes when it is first shown, or before: one that is here already is drawn without a pause. */
export function lazyPage(load: Lazy): LazyPage {
  let told: Promise<ComponentType> | undefined;
  let isAsked = false;
  const loaded = () => {
    if (told) return told;
    const coming = load().then(({ Component, element }) => Component ?? (() => element));
    told = coming;
    // As React itself marks what it has waited for.
    coming.then(
      (value) => Object.assign(coming, { status: 'fulfilled', value }),
      () => undefined,
    );
    return coming;
  };
  const ready = () => {
    isAsked = true;
    return loaded();
  };
  // Whoever has come meanwhile waits for this one: its failure is theirs, after a second load they would wait twice as long.
  const early = () =>
    loaded().catch(() => {
      if (!isAsked) told = undefined;
    });
  const Page = () => {
    const Component = use(ready());
    return <Component />;
  };
  return { page: <Page />, ready, early };
}
