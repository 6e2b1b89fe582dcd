export type Tags = Readonly<Record<string, string>>;

/** What the product asks of an error-reporting service. */
export interface ErrorSink {
  capture: (error: unknown, tags: Tags) => void;
  /** Waits for what is on its way, at most so many milliseconds. */
  flush: (milliseconds: number) => Promise<void>;
}
