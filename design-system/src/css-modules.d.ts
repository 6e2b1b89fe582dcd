/** What the build gives for a CSS module: the generated class names by local name. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
/** Plain style sheets are imported for their effect only. */
declare module '*.css';

/** A style sheet as it is written. */
declare module '*.css?raw' {
  const text: string;
  export default text;
}
