import type { LineName } from '@fio/contracts/line';

const keyOf = (line: LineName) => `line.${line}`;

/** The place this tab has in a line: a reload keeps it. */
export const keptPlace = {
  get: (line: LineName): string | null => sessionStorage.getItem(keyOf(line)),
  set: (line: LineName, place: string): void => sessionStorage.setItem(keyOf(line), place),
  drop: (line: LineName): void => sessionStorage.removeItem(keyOf(line)),
};
