import type { Theme } from '../../src/tokens/index.ts';

/** What Storybook's preview posts to the page around it when a story is finished, axe's run included. */
interface Finished {
  readonly storyId: string;
  readonly reporters: readonly { type: string; result: { violations?: readonly { id: string }[] } }[];
}

/** A story that never finishes is said to have failed. */
const PATIENCE_MS = 30_000;

/** As large as the window of the axe run: contrast and targets are those of a wide page. */
const SIZE = 'position:fixed;left:-10000px;width:1280px;height:900px;border:0';

function finishedOf(data: unknown): Finished | null {
  const { event } = (typeof data === 'string' ? JSON.parse(data) : data) as {
    event?: { type: string; args: [Finished] };
  };
  return event?.type === 'storyFinished' ? event.args[0] : null;
}

/** The rules that axe finds broken, each once; `did not render` where there is no result. */
function rulesOf({ reporters }: Finished): string[] {
  const report = reporters.find(({ type }) => type === 'a11y');
  const violations = report?.result.violations;
  return violations ? violations.map(({ id }) => id) : ['did not render'];
}

/** Has a story checked by the accessibility addon, in a frame out of sight; the same result as on the story's panel. */
export function checkInFrame(id: string, theme: Theme, signal: AbortSignal): Promise<string[]> {
  const frame = document.createElement('iframe');
  frame.src = `iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`;
  frame.style.cssText = SIZE;
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  const done = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  const checked = new Promise<string[]>((resolve) => {
    const listener = ({ source, data }: MessageEvent) => {
      if (source !== frame.contentWindow) return;
      const finished = finishedOf(data);
      if (finished?.storyId === id) resolve(rulesOf(finished));
    };
    globalThis.addEventListener('message', listener, { signal: done });
    done.addEventListener('abort', () => resolve(['did not finish']));
  });
  document.body.append(frame);
  return checked.finally(() => frame.remove());
}
