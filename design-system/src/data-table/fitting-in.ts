/** With fewer there is no table left. */
const LEAST = 2;
/** Of the column that unfolds what doesn't fit, in px, as data-table.module.css has it: there once something is folded. */
const UNFOLD = 40;

/** How many columns fit into `room`, the first ones, of the widths that they need; all in px. */
export function fittingIn(room: number, needed: readonly number[]): number {
  if (needed.reduce((sum, width) => sum + width, 0) <= room) return needed.length;
  let left = room - UNFOLD;
  let fitting = 0;
  for (const width of needed) {
    left -= width;
    if (left < 0) break;
    fitting += 1;
  }
  return Math.max(LEAST, fitting);
}
