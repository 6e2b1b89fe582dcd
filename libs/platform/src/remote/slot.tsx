import { Suspense, type ComponentType } from 'react';
import type { RemoteEntry } from '@fio/contracts/documents/manifest';
import { boot } from '../boot/index.ts';

/** What a remote exposes as `./widgets`: a component for each slot its manifest says it fills. */
export type Widgets = Readonly<Record<string, ComponentType>>;

/** Declares the widgets of a remote: the default export of its `src/widgets.tsx`. */
export const defineWidgets = (widgets: Widgets): Widgets => widgets;

/** Draws a slot with the widget of the remote that fills it; the shell's, for it alone loads remotes. */
export type SlotHost = ComponentType<{ entry: RemoteEntry; name: string }>;

let host: SlotHost | undefined;
/** The shell's own: how slots are drawn on this page. */
export const provideSlots = (own: SlotHost): void => void (host = own);

const fillerOf = (name: string): RemoteEntry | undefined =>
  boot().remotes.find(({ widgets }) => widgets.includes(name));

/** Whether a live remote of this side fills the slot; known before any of it is loaded. */
export const isFilled = (name: string): boolean => fillerOf(name) !== undefined;

/**
 * A place in a page for what another remote owns, such as `profile.prizes`. A slot that nobody fills draws nothing;
 * a widget that fails says so in its place, with a way to try again, and the page around it goes on.
 */
export function Slot({ name }: { name: string }) {
  const entry = fillerOf(name);
  const Host = host;
  if (!entry || !Host) return null;
  return (
    <Suspense fallback={null}>
      <Host key={name} entry={entry} name={name} />
    </Suspense>
  );
}
