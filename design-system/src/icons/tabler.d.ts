/** Tabler ships one file per icon without declarations of its own. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('./tabler-types.ts').Icon;
  export default icon;
}
