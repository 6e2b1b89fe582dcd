export { ColumnChart } from './column-chart.tsx';
export type { ColumnChartProps, ColumnDatum } from './column-chart.tsx';
