import type { RemoteEntry } from '@fio/contracts/documents/manifest';

const PREFIX = 'dialog.';

/**
 * The dialogs of remotes, by the query parameter that opens each: who fills the slot `dialog.sac` is drawn over any page
 * whose address asks for `?sac`. A link is then enough to open it.
 */
export const dialogsOf = (
  remotes: readonly RemoteEntry[],
): readonly { entry: RemoteEntry; parameter: string }[] =>
  remotes.flatMap((entry) =>
    entry.widgets
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => ({ entry, parameter: name.slice(PREFIX.length) })),
  );

export const slotOf = (parameter: string): string => PREFIX + parameter;

/** Whether an address asks for a dialog. Secrets stand after the # (`#sac=…`), so that no server is told of them. */
export const isDialogAsked = (
  parameter: string,
  { search, hash }: { search: string; hash: string },
): boolean => new URLSearchParams(search).has(parameter) || hash.startsWith(`#${parameter}=`);
