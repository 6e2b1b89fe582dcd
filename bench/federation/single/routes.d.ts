/** `mf-public/src/routes.tsx`, put in place by the bundler. */
declare module 'mf-public/routes' {
  const remote: { readonly id: string; readonly routes: readonly unknown[] };
  export default remote;
}

/** `mf-public/src/widgets.tsx`, likewise. */
declare module 'mf-public/widgets' {
  const widgets: Readonly<Record<string, unknown>>;
  export default widgets;
}
