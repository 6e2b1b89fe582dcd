/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The size at which a picture is shown: as large as its frame takes it at `zoom` 1, never larger than itself there.
 * `box` is the room it takes once it is turned by so many quarters, `image` its own before that.
 */
export function fitted(
  natural: Size,
  frame: Size,
  { zoom, turns }: { zoom: number; turns: number },
): { box: Size; image: Size } {
  const isUpright = turns % 2 === 0;
  const turned = isUpright ? natural : { width: natural.height, height: natural.width };
  const scale = zoom * Math.min(1, frame.width / turned.width, frame.height / turned.height);
  const at = ({ width, height }: Size) => ({
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  });
  return { box: at(turned), image: at(natural) };
}
