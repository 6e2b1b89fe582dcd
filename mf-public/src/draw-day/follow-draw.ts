import { drawLive, type DrawMoment } from '@fio/contracts/public/draw-live';
import { addressOf, api } from '@fio/platform/api';

/** How what is told arrives: at once by a stream, now and then by asking, or not at all for the moment. */
export type Link = 'stream' | 'asking' | 'lost';

interface Told {
  readonly onMoment: (moment: DrawMoment) => void;
  readonly onLink: (link: Link) => void;
}

/** Between two questions of who has no stream, in milliseconds. */
const ASK = 3_000;
/** A refused stream is tried again after so long: the server had no room. */
const AGAIN = 60_000;

/**
 * Follows a draw being held, by a stream that comes back by itself; where there is no room for one, by asking. A hidden
 * tab follows nothing, and is told what stands once it is seen again. Returns what ends it.
 */
export function followDraw(slug: string, { onMoment, onLink }: Told): () => void {
  const params = { slug };
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refusedAt = Number.NEGATIVE_INFINITY;
  /** Of several questions on their way the last one goes on: who hides the tab and comes back has asked twice. */
  let latest = 0;

  const close = () => {
    latest += 1;
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  const ask = async () => {
    if (performance.now() - refusedAt > AGAIN && typeof EventSource !== 'undefined') {
      open();
      return;
    }
    const request = (latest += 1);
    const moment = await api(drawLive.moment, { params }, { quiet: true }).catch(() => null);
    if (request !== latest) return;
    if (moment) onMoment(moment);
    onLink(moment ? 'asking' : 'lost');
    timer = setTimeout(() => void ask(), ASK);
  };
  const open = () => {
    close();
    const stream = new EventSource(`/api${addressOf(drawLive.live, { params })}`);
    source = stream;
    stream.addEventListener('open', () => onLink('stream'));
    stream.addEventListener('message', ({ data }: MessageEvent<string>) =>
      onMoment(JSON.parse(data) as DrawMoment),
    );
    // A lost connection comes back by itself; one that was refused doesn't.
    stream.addEventListener('error', () => {
      if (source !== stream) return;
      onLink('lost');
      if (stream.readyState !== EventSource.CLOSED) return;
      refusedAt = performance.now();
      close();
      void ask();
    });
  };
  const settle = () => {
    if (document.hidden) close();
    else if (source === null) void ask();
  };
  document.addEventListener('visibilitychange', settle);
  settle();
  return () => {
    document.removeEventListener('visibilitychange', settle);
    close();
  };
}
