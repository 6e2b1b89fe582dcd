export { StatCard, StatGrid } from './stat-card.tsx';
export type { StatCardProps } from './stat-card.tsx';
