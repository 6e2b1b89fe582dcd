export { BrazilMap } from './brazil-map.tsx';
export type { BrazilMapProps, MapDatum } from './brazil-map.tsx';
