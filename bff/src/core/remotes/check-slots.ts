import { isSingleSlot, type RemoteManifest } from '@fio/contracts';

/** Why what a remote says of the slots it fills can't stand beside the `live` ones of the others. */
export function* slotProblems(
  { exposes, widgets, slotOrder = {} }: RemoteManifest,
  live: readonly RemoteManifest[],
): Generator<string> {
  const owners = new Map(
    live.flatMap(({ id, widgets: filled }) => filled.map((slot) => [slot, id] as const)),
  );
  for (const [index, slot] of widgets.entries()) {
    if (widgets.indexOf(slot) !== index) yield `slot ${slot} stands twice in the manifest`;
    if (isSingleSlot(slot) && owners.has(slot))
      yield `slot ${slot} has room for one, and ${owners.get(slot)} fills it`;
  }
  for (const slot of Object.keys(slotOrder))
    if (!widgets.includes(slot)) yield `slotOrder names ${slot}, which it doesn't fill`;
  if (widgets.length > 0 !== exposes.includes('./widgets'))
    yield 'it must expose ./widgets if, and only if, it says which slots they fill';
}
