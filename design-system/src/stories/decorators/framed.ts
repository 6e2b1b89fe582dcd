/**
 * The parameters of what lies over a page or is one: its documentation shows each story in a frame of its own, so many
 * pixels high.
 */
export const framed = (height: number) => ({
  docs: { story: { inline: false, height: `${height}px` } },
});
