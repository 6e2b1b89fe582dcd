import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace, type Context } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import { AppError, isFailure } from '../errors.ts';
import type { Step, Tracer } from './trace.ts';

export interface TracingPlace {
  /** Of an OpenTelemetry collector, OTLP over HTTP. */
  readonly endpoint: URL;
  /** Of all traces, 0 to 1; by their ids, so that all processes record the same ones. */
  readonly share: number;
}

const KINDS: Readonly<Record<Step['kind'], SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};
/** A collector that hangs holds nobody up. */
const PATIENCE_MS = 3_000;

/** The parent of a step; whoever made up something else has none. */
function contextOf(traceparent = ''): Context {
  const [, traceId, spanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(traceparent) ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: TraceFlags.SAMPLED,
    isRemote: true,
  });
}

const isOurs = (error: unknown) => !(error instanceof AppError) || isFailure(error.status);
const nameOf = (error: unknown) => {
  if (error instanceof AppError) return error.code;
  return error instanceof Error ? error.name : 'Error';
};

/** Records with OpenTelemetry's own kit, which is loaded with this module alone. Never says what an error says: it may name people. */
export function otlpTracer({ endpoint, share }: TracingPlace, service: string): Tracer {
  const exporter = new OTLPTraceExporter({
    url: new URL('v1/traces', endpoint.href.endsWith('/') ? endpoint : `${endpoint.href}/`).href,
    timeoutMillis: PATIENCE_MS,
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: 1_000 })],
  });
  const tracer = provider.getTracer('fio');
  return {
    start: ({ name, kind, attributes = {}, parent }) => {
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, contextOf(parent));
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceparent: `00-${traceId}-${spanId}-0${traceFlags}`,
        end: (error) => {
          if (error !== undefined) {
            span.setAttribute('error.type', nameOf(error));
            if (isOurs(error)) span.setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
    },
    stop: async () => {
      await provider.shutdown().catch(() => undefined);
    },
  };
}
