// What remotes import of their list of areas: `import outline from './areas.ts?outline'`, made by libs/build.
declare module '*?outline' {
  const outline: readonly import('./lazy-areas.ts').OutlinedRoute[];
  export default outline;
}
