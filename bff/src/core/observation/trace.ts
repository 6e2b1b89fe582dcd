import { AsyncLocalStorage } from 'node:async_hooks';

/** One step that is being recorded. */
export interface Span {
  /** Names it to whom it asks, by W3C Trace Context. */
  readonly traceparent: string;
  /** `error`: why it failed, where that is our fault. */
  end: (error?: unknown) => void;
}

export interface Step {
  readonly name: string;
  /** Who answers, who asks another, who works what was left for later and who leaves it. */
  readonly kind: 'server' | 'client' | 'producer' | 'consumer';
  readonly attributes?: Readonly<Record<string, string | number>>;
  /** The step that caused it; unless said, the one within which it begins. */
  readonly parent?: string | undefined;
}

export interface Tracer {
  start: (step: Step) => Span;
  /** Sends what is recorded; resolves within seconds. */
  stop: () => Promise<void>;
}

const spans = new AsyncLocalStorage<Span>();
/** null: nothing is recorded, which costs a look at this. */
let tracer: Tracer | null = null;

/** Has this process record from now on. */
export const useTracer = (next: Tracer | null): void => void (tracer = next);

/** What names the step under way to others; undefined where nothing is recorded. */
export const currentTrace = (): string | undefined => (tracer ? spans.getStore()?.traceparent : undefined);

/** Begins a step of what is under way; null where nothing is. */
export function beginStep(step: Step): Span | null {
  const within = tracer && spans.getStore();
  return tracer && within ? tracer.start({ parent: within.traceparent, ...step }) : null;
}

/** What `work` gives, recorded as a step, and all it asks of others as steps below it. */
export async function traced<T>(step: Step, work: () => Promise<T>): Promise<T> {
  if (!tracer) return work();
  const span = tracer.start({ parent: currentTrace(), ...step });
  try {
    const result = await spans.run(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}
