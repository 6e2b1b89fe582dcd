import { digitMarks } from '@fio/domain/draw/digit-marks';
import type { FilmFacts } from './film-facts.ts';
import type { FilmWords } from './film-words.ts';
import { arrival, beginOf, prizeAt, sceneAt } from './storyboard.ts';

/** Of a film, in pixels. */
export interface FilmSize {
  readonly width: number;
  readonly height: number;
}

/** What is drawn: facts, words, and the address that whoever doubts goes to. */
export interface Film {
  readonly facts: FilmFacts;
  readonly words: FilmWords;
  readonly address: string;
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** As the site at night (design tokens, dark). */
const COLORS = {
  ground: '#0b0712',
  raised: '#1e1730',
  line: '#2e2445',
  text: '#f4f0fa',
  muted: '#a99fbf',
  primary: '#7c3aed',
  accent: '#b79cff',
} as const;
const TITLE = '"Bricolage Grotesque Variable", system-ui, sans-serif';
const TEXT = '"Inter Variable", system-ui, sans-serif';

/** Draws with one unit for both shapes: a hundredth of the shorter side. */
class Pen {
  readonly context: Context;
  readonly size: FilmSize;
  readonly unit: number;

  constructor(context: Context, size: FilmSize) {
    this.context = context;
    this.size = size;
    this.unit = Math.min(size.width, size.height) / 100;
  }

  /** One line in the middle, smaller where it would be too wide. `y` and `size` in units from the top. */
  line(
    text: string,
    y: number,
    size: number,
    look: { color?: string; isTitle?: boolean; alpha?: number } = {},
  ): void {
    const { context, unit } = this;
    const { color = COLORS.text, isTitle = false, alpha = 1 } = look;
    const font = (pixels: number) => `${isTitle ? 800 : 500} ${pixels}px ${isTitle ? TITLE : TEXT}`;
    context.font = font(size * unit);
    const most = this.size.width - 12 * unit;
    const wide = context.measureText(text).width;
    if (wide > most) context.font = font((size * unit * most) / wide);
    context.globalAlpha = alpha;
    context.fillStyle = color;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(text, this.size.width / 2, y * unit);
    context.globalAlpha = 1;
  }

  box(
    x: number,
    y: number,
    width: number,
    height: number,
    look: { fill: string; ring?: string; alpha?: number },
  ): void {
    const { context, unit } = this;
    context.globalAlpha = look.alpha ?? 1;
    context.beginPath();
    context.roundRect(x * unit, y * unit, width * unit, height * unit, unit);
    context.fillStyle = look.fill;
    context.fill();
    context.lineWidth = 0.4 * unit;
    context.strokeStyle = look.ring ?? COLORS.line;
    context.stroke();
    context.globalAlpha = 1;
  }

  get height(): number {
    return this.size.height / this.unit;
  }

  get width(): number {
    return this.size.width / this.unit;
  }
}

const CELL = 9;
const GAP = 1.4;

/** One prize: its five digits turn up, and are marked later. */
function drawPrize(pen: Pen, film: Film, prize: number, seconds: number, y: number): void {
  const { facts, words } = film;
  const there = arrival(seconds, prizeAt(prize));
  const marked = arrival(seconds, beginOf('marks'));
  const marks = digitMarks(facts.picks, prize);
  const wide = 5 * CELL + 4 * GAP;
  const label = 20;
  const left = (pen.width - wide - label) / 2;
  const { context, unit } = pen;
  context.font = `500 ${3.2 * unit}px ${TEXT}`;
  context.fillStyle = COLORS.muted;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillText(words.prizes[prize - 1] ?? '', left * unit, (y + CELL / 2) * unit);
  for (const [at, digit] of [...(facts.prizes[prize - 1] ?? '')].entries()) {
    const x = left + label + at * (CELL + GAP);
    const mark = marked > 0 ? marks[at] : undefined;
    const isOrder = mark === 'order' || mark === 'both';
    const ring = mark === 'series' || mark === 'both' ? COLORS.accent : COLORS.line;
    pen.box(x, y, CELL, CELL, { fill: isOrder ? COLORS.primary : COLORS.raised, ring });
    context.globalAlpha = there;
    context.fillStyle = COLORS.text;
    context.textAlign = 'center';
    context.font = `800 ${6 * unit * (0.6 + 0.4 * there)}px ${TITLE}`;
    context.fillText(digit, (x + CELL / 2) * unit, (y + CELL / 2) * unit);
    context.globalAlpha = 1;
  }
}

function drawWinners(pen: Pen, { facts, words }: Film, seconds: number): void {
  const begin = beginOf('winners');
  const step = 19;
  const top = pen.height / 2 - (facts.winners.length * step) / 2;
  pen.line(words.winners, top - 7, 6, { isTitle: true, alpha: arrival(seconds, begin) });
  for (const [at, { prize, who, number }] of facts.winners.entries()) {
    const alpha = arrival(seconds, begin + 0.4 * (at + 1));
    const y = top + at * step;
    pen.line(prize, y + 3, 3.4, { color: COLORS.accent, alpha });
    pen.line(who, y + 8, 5, { isTitle: true, alpha });
    pen.line(number, y + 13, 4, { color: COLORS.muted, alpha });
  }
  const after = top + facts.winners.length * step + 3;
  if (words.more)
    pen.line(words.more, after, 3.4, { color: COLORS.muted, alpha: arrival(seconds, begin + 1.6) });
}

/** One frame of a film, at a time in seconds: the same for the same film, size and time. */
export function drawFrame(context: Context, size: FilmSize, film: Film, seconds: number): void {
  const pen = new Pen(context, size);
  const { facts, words, address } = film;
  const scene = sceneAt(seconds);
  context.fillStyle = COLORS.ground;
  context.fillRect(0, 0, size.width, size.height);
  // The thread, as far as the film is.
  context.fillStyle = COLORS.accent;
  context.fillRect(
    0,
    size.height - pen.unit,
    size.width * Math.min(1, seconds / beginOf('address')),
    pen.unit,
  );
  const middle = pen.height / 2;
  if (scene === 'winners') {
    drawWinners(pen, film, seconds);
    return;
  }
  if (scene === 'title' || scene === 'address') {
    const alpha = arrival(seconds, beginOf(scene));
    pen.line(words.campaign, middle - 12, 4, { color: COLORS.accent, alpha });
    pen.line(scene === 'title' ? words.title : words.check, middle, 8, { isTitle: true, alpha });
    pen.line(scene === 'title' ? words.day : address, middle + 10, 3.8, { color: COLORS.muted, alpha });
    return;
  }
  const row = CELL + 2.5;
  const rows = facts.prizes.length * row;
  const top = middle - rows / 2 - 4;
  pen.line(words.lottery, top - 8, 3.8, { color: COLORS.muted });
  for (const [index] of facts.prizes.entries()) drawPrize(pen, film, index + 1, seconds, top + index * row);
  if (scene !== 'number') return;
  const alpha = arrival(seconds, beginOf('number'));
  pen.line(words.number, top + rows + 5, 3.6, { color: COLORS.accent, alpha });
  pen.line(facts.number, top + rows + 13, 9, { isTitle: true, alpha });
}
