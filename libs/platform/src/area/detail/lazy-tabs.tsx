import { use, type ComponentType } from 'react';
import { language, loadWords } from '../../i18n/index.ts';
import type { AnyRecord } from '../area.ts';
import type { TabSpec } from '../types.ts';

type Content = ComponentType<{ record: AnyRecord }>;

/** A part whose code comes when it is first drawn, or before by `ready`; then it is drawn without a pause. */
function lazyContent(load: () => Promise<Content>): { Content: Content; ready: () => Promise<Content> } {
  let told: Promise<Content> | undefined;
  let hasFailed = false;
  const fetchContent = async () => {
    const content = await load();
    await loadWords(language());
    return content;
  };
  const current = () => {
    if (told) return told;
    const coming = fetchContent();
    told = coming;
    hasFailed = false;
    // As React itself marks what it has waited for.
    coming.then(
      (value) => Object.assign(coming, { status: 'fulfilled', value }),
      () => (hasFailed = true),
    );
    return coming;
  };
  // What failed ahead of the page is tried anew; within it React asks again and again, and gets the same answer.
  const ready = () => {
    if (hasFailed) told = undefined;
    return current();
  };
  const Lazy: Content = (props) => {
    const Loaded = use(current());
    return <Loaded {...props} />;
  };
  return { Content: Lazy, ready };
}

interface Declared {
  readonly tabs?: readonly TabSpec<AnyRecord, string>[];
}

/** The detail with every part as a component, and how to have the first one here before the page is drawn. */
export function lazyTabs<Detail extends Declared>(spec: Detail | undefined) {
  const made = (spec?.tabs ?? []).map((tab: TabSpec<AnyRecord, string>) => {
    if ('Content' in tab) return { tab, ready: undefined };
    const { load, ...known } = tab;
    const { Content, ready } = lazyContent(load);
    return { tab: { ...known, Content }, ready };
  });
  return {
    detail: spec && { ...spec, tabs: made.map(({ tab }) => tab) },
    firstTab: async () => void (await made[0]?.ready?.()),
  };
}
