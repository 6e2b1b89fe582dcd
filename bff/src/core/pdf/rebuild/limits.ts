const MB = 1024 * 1024;

/** What one PDF may ask of us. A regulation of a hundred pages stays well below each. */
export const PDF_LIMITS = {
  /** Pages of the document, which its uploader is told. */
  pages: 200,
  /** Objects as they are read, and as they are written. */
  objects: 100_000,
  /** How deep one object may hang below a page. */
  depth: 200,
  /** All streams together, opened: a small file can hold gigabytes. */
  opened: 128 * MB,
  /** Points of one picture, as for a photo. */
  pixels: 40_000_000,
  /** Seconds at work, then the process is ended. */
  seconds: 15,
  /** What the process may hold, measured while it works. */
  memory: 416 * MB,
} as const;
