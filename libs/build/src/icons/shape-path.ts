/** The attributes of an SVG element, by name. */
export type Attributes = Readonly<Record<string, string>>;

interface Shape {
  /** The shape as the `d` of a path. */
  readonly path: string;
  /** The attributes that are not its geometry. */
  readonly rest: Attributes;
}

const rounded = (value: number) => String(Math.round(value * 1000) / 1000);

function number(text: string | undefined): number {
  const value = Number(text ?? 0);
  if (!Number.isFinite(value)) throw new Error(`${text} is no number`);
  return value;
}

const line = (...parts: (string | number)[]) =>
  parts.map((part) => (typeof part === 'number' ? rounded(part) : part)).join(' ');

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const half = (to: number) => line('a', rx, ry, 0, 1, 0, to, 0);
  return `${line('M', cx - rx, cy)} ${half(2 * rx)} ${half(-2 * rx)} Z`;
}

function rectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const corner = (dx: number, dy: number) => (r > 0 ? ` ${line('a', r, r, 0, 0, 1, dx, dy)}` : '');
  return [
    line('M', x + r, y, 'h', width - 2 * r) + corner(r, r),
    line('v', height - 2 * r) + corner(-r, r),
    line('h', 2 * r - width) + corner(-r, -r),
    `${line('v', 2 * r - height)}${corner(r, -r)} Z`,
  ].join(' ');
}

const points = (text = '') => `M ${text.trim().replaceAll(/[\s,]+/g, ' ')}`;

/** How each shape is a path, by the numbers of the attributes it is made of. */
const GEOMETRIES: Readonly<Record<string, [names: string[], path: (of: Attributes) => string]>> = {
  path: [['d'], ({ d = '' }) => d.trim().replaceAll(/\s+/g, ' ')],
  circle: [['cx', 'cy', 'r'], ({ cx, cy, r }) => ellipse(number(cx), number(cy), number(r), number(r))],
  ellipse: [
    ['cx', 'cy', 'rx', 'ry'],
    ({ cx, cy, rx, ry }) => ellipse(number(cx), number(cy), number(rx), number(ry)),
  ],
  rect: [
    ['x', 'y', 'width', 'height', 'rx', 'ry'],
    ({ x, y, width, height, rx, ry }) =>
      rectangle(number(x), number(y), number(width), number(height), number(rx ?? ry)),
  ],
  line: [
    ['x1', 'y1', 'x2', 'y2'],
    ({ x1, y1, x2, y2 }) => line('M', number(x1), number(y1), 'L', number(x2), number(y2)),
  ],
  polyline: [['points'], ({ points: text }) => points(text)],
  polygon: [['points'], ({ points: text }) => `${points(text)} Z`],
};

/** A shape's path and its other attributes; undefined for what is no shape. Throws where its geometry is no number. */
export function shapePath(element: string, attributes: Attributes): Shape | undefined {
  const geometry = Object.hasOwn(GEOMETRIES, element) ? GEOMETRIES[element] : undefined;
  if (!geometry) return undefined;
  const [names, path] = geometry;
  const rest = Object.fromEntries(Object.entries(attributes).filter(([name]) => !names.includes(name)));
  return { path: path(attributes), rest };
}
