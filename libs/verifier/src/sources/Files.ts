/** Where the published files are read from, by the names of docs/verification/draw.md; null where there is none. */
export interface Files {
  readonly read: (name: string) => Promise<Uint8Array | null>;
}
