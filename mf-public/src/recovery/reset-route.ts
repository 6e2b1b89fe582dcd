export { Reset as Component } from './reset.tsx';
