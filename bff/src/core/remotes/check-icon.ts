import { DRAWING_LIMIT, isMenuIcon, type MenuEntry } from '@fio/contracts';

/** Why a menu entry's icon can't be shown. What a drawing may be made of is said by the manifest's own shape. */
export function* iconProblems({ id, icon, drawing }: MenuEntry): Generator<string> {
  if (!drawing) {
    if (!isMenuIcon(icon)) yield `menu entry ${id} has the unknown icon ${icon}, and brings no drawing of it`;
    return;
  }
  const length = drawing.reduce((sum, path) => sum + path.length, 0);
  if (length > DRAWING_LIMIT)
    yield `the icon ${icon} of menu entry ${id} has ${length} characters, ${DRAWING_LIMIT} at most`;
}
