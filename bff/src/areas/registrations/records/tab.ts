import type { registrationRecords, ResultOf } from '@fio/contracts';

type Tabs = typeof registrationRecords;

/** What a tab answers. */
export type Tab<Name extends keyof Tabs> = ResultOf<Tabs[Name]>;
/** One of its records. */
export type TabItem<Name extends keyof Tabs> = Tab<Name> extends { items: (infer One)[] } ? One : never;
