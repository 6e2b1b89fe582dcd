import { BUILD_NAME, REMOTE_NAME } from '@fio/contracts';
import { shellScript, type BuildMaps, type BuildScript } from '../remotes/BuildMaps.ts';

/** A stack seldom spans more, and anybody may send a report: each further script would be read from the storage. */
const MOST_SCRIPTS = 10;

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isJson) : []);

/** The script that a frame is in; null for a browser's extension and the like. */
function scriptOf({ filename }: Json): BuildScript | null {
  const path = typeof filename === 'string' ? URL.parse(filename)?.pathname : undefined;
  const [, root, ...within] = path?.split('/') ?? [];
  if (root === 'assets' && within.length > 0) return shellScript(within.join('/'));
  const [remote = '', build = '', ...names] = within;
  const isOne = root === 'mf' && REMOTE_NAME.test(remote) && BUILD_NAME.test(build) && names.length > 0;
  return isOne ? { remote, build, file: names.join('/') } : null;
}

/** The same, which knows of no more scripts than a stack may name. */
function limited(maps: Pick<BuildMaps, 'find'>): Pick<BuildMaps, 'find'> {
  const asked = new Set<string>();
  return {
    find: async (script) => {
      const { remote, build, file } = script;
      asked.add(`${remote}/${build}/${file}`);
      return asked.size > MOST_SCRIPTS ? null : maps.find(script);
    },
  };
}

async function resolveFrame(frame: Json, maps: Pick<BuildMaps, 'find'>): Promise<Json> {
  const script = scriptOf(frame);
  const { lineno, colno } = frame;
  if (script === null || typeof lineno !== 'number' || typeof colno !== 'number') return frame;
  const origin = (await maps.find(script))?.findOrigin(lineno, colno);
  if (!origin || !('fileName' in origin)) return frame;
  const { fileName, lineNumber, columnNumber, name } = origin;
  return {
    ...frame,
    filename: fileName,
    abs_path: fileName,
    lineno: lineNumber,
    colno: columnNumber,
    ...(name && { function: name }),
  };
}

/** A browser's error with the places of its stacks as the sources have them, where the build's source maps are kept. */
export async function resolveFrames(event: Json, maps: Pick<BuildMaps, 'find'>): Promise<Json> {
  const { exception } = event;
  if (!isJson(exception)) return event;
  const few = limited(maps);
  const values = await Promise.all(
    listOf(exception['values']).map(async (value) => {
      const { stacktrace } = value;
      if (!isJson(stacktrace)) return value;
      const frames = listOf(stacktrace['frames']).map((frame) => resolveFrame(frame, few));
      return { ...value, stacktrace: { ...stacktrace, frames: await Promise.all(frames) } };
    }),
  );
  return { ...event, exception: { ...exception, values } };
}
