import { Suspense, type ComponentType } from 'react';
import type { RemoteEntry } from '@fio/contracts/documents/manifest';
import { boot } from '../boot/index.ts';

/** What a remote exposes as `./widgets`: a component for each slot its manifest says it fills. */
export type Widgets = Readonly<Record<string, ComponentType>>;

/** Declares the widgets of a remote: the default export of its `src/widgets.tsx`. */
export const defineWidgets = (widgets: Widgets): Widgets => widgets;

/** Draws the widget with which a remote fills a slot; the shell's, for it alone loads remotes. */
export type SlotHost = ComponentType<{ entry: RemoteEntry; name: string }>;

let host: SlotHost | undefined;
/** The shell's own: how slots are drawn on this page. */
export const provideSlots = (own: SlotHost): void => void (host = own);

/**
 * The live remotes of this side that fill the slot, as they stand in it: by the place that their manifests give it
 * (`slotOrder`, 0 unless said), and by name where that is the same. Known before any of them is loaded.
 */
export function fillersOf(name: string): readonly RemoteEntry[] {
  const place = ({ slotOrder }: RemoteEntry) => slotOrder?.[name] ?? 0;
  return boot()
    .remotes.filter(({ widgets }) => widgets.includes(name))
    .sort((a, b) => place(a) - place(b) || (a.id < b.id ? -1 : 1));
}

/** Whether a live remote of this side fills the slot. */
export const isFilled = (name: string): boolean => fillersOf(name).length > 0;

/**
 * A place in a page for what other remotes own, such as `profile.prizes`; where several fill it, one stands after the
 * other. A slot that nobody fills draws nothing; a widget that fails says so in its place, with a way to try again, and
 * the page around it goes on, its neighbours in the slot too.
 */
export function Slot({ name }: { name: string }) {
  const Host = host;
  if (!Host) return null;
  return fillersOf(name).map((entry) => (
    <Suspense key={`${entry.id} ${name}`} fallback={null}>
      <Host entry={entry} name={name} />
    </Suspense>
  ));
}
