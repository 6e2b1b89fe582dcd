interface WidgetOptions {
  readonly sitekey: string;
  readonly action: string;
  readonly theme: 'dark' | 'light';
  readonly language: string;
  /** Shown only to whom it asks something. */
  readonly appearance: 'interaction-only';
  /** Trying again is ours: each try is a widget of its own. */
  readonly retry: 'never';
  readonly 'response-field': false;
  readonly callback: (token: string) => void;
  /** A true answer tells the widget that the error is handled. */
  readonly 'error-callback': (code: string) => boolean;
  readonly 'timeout-callback': () => void;
  readonly 'unsupported-callback': () => void;
  readonly 'before-interactive-callback': () => void;
}

/** As much of the widget's interface as is used. */
export interface Turnstile {
  render(container: HTMLElement, options: WidgetOptions): string;
  remove(id: string): void;
}

const LOAD_MS = 10_000;
let loading: Promise<Turnstile> | undefined;

function load(origin: string): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(reason));
    };
    const timer = setTimeout(() => fail('timeout'), LOAD_MS);
    script.addEventListener('error', () => fail('error'));
    script.addEventListener('load', () => {
      const { turnstile } = window as { turnstile?: Turnstile };
      if (!turnstile) return fail('error');
      clearTimeout(timer);
      resolve(turnstile);
    });
    script.src = `${origin}/turnstile/v0/api.js?render=explicit`;
    document.head.append(script);
  });
}

/** The service's script, fetched when it is first needed; a download that failed is tried again by the next call. */
export function loadTurnstile(origin: string): Promise<Turnstile> {
  loading ??= load(origin);
  loading.catch(() => (loading = undefined));
  return loading;
}
