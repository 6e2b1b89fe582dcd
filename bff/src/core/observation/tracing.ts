import type { Config } from '../config/index.ts';
import { type Tracer, useTracer } from './trace.ts';

/** Recording by the configuration. OpenTelemetry's kit is loaded only where something is to be recorded: it is large. */
export function openTracing({ observation: { tracing } }: Pick<Config, 'observation'>) {
  let tracer: Tracer | null = null;
  return {
    /** `service`: the name of this process in what is recorded. */
    start: async (service: string): Promise<void> => {
      if (tracing) tracer = (await import('./otlp.ts')).otlpTracer(tracing, service);
      useTracer(tracer);
    },
    stop: async (): Promise<void> => {
      useTracer(null);
      await tracer?.stop();
    },
  };
}
