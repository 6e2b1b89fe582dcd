import classes from './receipt.module.css';

interface Place {
  readonly x: number;
  readonly y: number;
}
interface Area extends Place {
  readonly width: number;
  readonly height: number;
}

/** A sheet; `torn` ends it in the teeth of a till roll. */
export function Paper({ width, height, torn = false }: { width: number; height: number; torn?: boolean }) {
  const teeth = Math.round(width / 10);
  const step = width / teeth;
  const edge = Array.from({ length: teeth }, () => `l${-step / 2} 6 l${-step / 2} -6`).join(' ');
  const bottom = torn ? `V${height - 6} ${edge}` : `V${height} H0`;
  return <path className={classes['paper']} d={`M0 0 H${width} ${bottom} Z`} />;
}

/** Print nobody needs to read: a line for each width, `x` and `y` of the first. */
export function Lines({ x, y, widths, gap = 9 }: Place & { widths: readonly number[]; gap?: number }) {
  return (
    <>
      {widths.map((width, index) => (
        <rect
          // The lines of a drawing never change their places.
          key={`${index}-${width}`}
          className={classes['faint']}
          x={x}
          y={y + index * gap}
          width={width}
          height={3}
          rx={1.5}
        />
      ))}
    </>
  );
}

/** Print that matters. */
export const Print = ({ x, y, children }: Place & { children: string }) => (
  <text className={classes['ink']} x={x} y={y}>
    {children}
  </text>
);

/** A frame around what is meant, with the number the list beside it explains. */
export function Mark({ number, x, y, width, height }: Area & { number: number }) {
  return (
    <g>
      <rect className={classes['frame']} x={x} y={y} width={width} height={height} rx={4} />
      <circle className={classes['badge']} cx={x + width} cy={y} r={9} />
      <text className={classes['number']} x={x + width} y={y + 4}>
        {number}
      </text>
    </g>
  );
}

const BARS = [2, 1, 3, 1, 1, 2, 1, 4, 1, 2, 3, 1, 2, 1, 1, 3, 2, 1, 1, 2];

/** A bar code as wide as it is told to be. */
export function BarCode({ x, y, width, height }: Area) {
  const unit = width / (BARS.reduce((sum, bar) => sum + bar, 0) * 1.6);
  let at = x;
  const bars = BARS.map((bar) => {
    const path = `M${at} ${y} h${bar * unit} v${height} h${-bar * unit} z`;
    at += bar * unit * 1.6;
    return path;
  });
  return <path className={classes['solid']} d={bars.join(' ')} />;
}

const CELLS = '1110111100101101110111001011010111001011101001110111';

/** A QR code with its three corners. */
export function QrCode({ x, y, size }: Place & { size: number }) {
  const unit = size / 9;
  const corners = [
    [0, 0],
    [6, 0],
    [0, 6],
  ] as const;
  const isCorner = (column: number, row: number) =>
    corners.some(([left, top]) => column >= left && column < left + 3 && row >= top && row < top + 3);
  const cells = Array.from({ length: 81 }, (_, index) => [index % 9, Math.floor(index / 9)] as const).filter(
    ([column, row], index) => !isCorner(column, row) && CELLS[index % CELLS.length] === '1',
  );
  const square = (column: number, row: number, side: number) =>
    `M${x + column * unit} ${y + row * unit} h${side * unit} v${side * unit} h${-side * unit} z`;
  return (
    <g className={classes['solid']}>
      <path d={cells.map(([column, row]) => square(column, row, 1)).join(' ')} />
      <path
        fillRule="evenodd"
        d={corners
          .map(([left, top]) => `${square(left, top, 2.8)} ${square(left + 0.9, top + 0.9, 1)}`)
          .join(' ')}
      />
    </g>
  );
}
