export { BarChart } from './bar-chart.tsx';
export type { BarChartProps, BarDatum } from './bar-chart.tsx';
