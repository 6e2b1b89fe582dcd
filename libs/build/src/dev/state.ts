/** Where the build of a remote in development stands. */
export interface RemoteState {
  /** The remote's, for a page may have several. */
  id: string;
  /** The dev server's own mark: pages of another one have nothing to go on from. */
  server: string;
  /** The bundler's name of the build. */
  hash: string;
  /** What the bundler complains about, each with its place; the build of before is served on. */
  problems: string[];
}
