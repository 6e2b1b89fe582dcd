/** What a film shows one after the other, each for so long, in seconds. */
const SCENES = [
  ['title', 1.6],
  ['prizes', 4.5],
  ['marks', 1.4],
  ['number', 1.8],
  ['winners', 3],
  ['address', 1.7],
] as const;

export type Scene = (typeof SCENES)[number][0];

/** From the first frame to the last, in seconds. */
export const FILM_SECONDS = SCENES.reduce((sum, [, seconds]) => sum + seconds, 0);

/** How long something takes to come, in seconds: as motion on a page. */
export const COMING = 0.3;

/** When a scene begins, in seconds from the first frame. */
export const beginOf = (scene: Scene): number => {
  const place = SCENES.findIndex(([name]) => name === scene);
  return SCENES.slice(0, place).reduce((sum, [, seconds]) => sum + seconds, 0);
};

/** The scene at a time. */
export const sceneAt = (seconds: number): Scene =>
  SCENES.findLast(([scene]) => seconds >= beginOf(scene))?.[0] ?? 'title';

/** When a prize (1 to 5) comes, in seconds. */
export const prizeAt = (prize: number): number => beginOf('prizes') + (prize - 1) * 0.85;

/** How far something that comes at `from` is there: 0 to 1, fast at first. */
export function arrival(seconds: number, from: number): number {
  const part = Math.max(0, Math.min(1, (seconds - from) / COMING));
  return 1 - (1 - part) ** 3;
}
