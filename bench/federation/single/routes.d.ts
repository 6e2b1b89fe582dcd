/** `mf-public/src/routes.tsx`, put in place by the bundler. */
declare module 'mf-public/routes' {
  const remote: { readonly id: string; readonly routes: readonly unknown[] };
  export default remote;
}
