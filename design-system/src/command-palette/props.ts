import type { ReactNode } from 'react';

/** One place to go to; `text` tells it from others of its name. */
export type CommandItem = { id: string; title: string; text?: string | undefined; icon?: ReactNode };

export type CommandGroup = { id: string; title: string; items: readonly CommandItem[] };

export type CommandPaletteProps = {
  opened: boolean;
  onClose: () => void;
  query: string;
  onQuery: (query: string) => void;
  groups: readonly CommandGroup[];
  onPick: (item: CommandItem, group: CommandGroup) => void;
  /** Said under the field: that it is searching, or that there is nothing; '' when the list speaks for itself. */
  status: string;
  /** Heard and not seen: how many there are, and in which groups; '' where `status` says what there is to say. */
  summary?: string;
  labels: { title: string; search: string; placeholder: string; close: string; keys: string };
};
