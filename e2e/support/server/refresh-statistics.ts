export * from '../../../bff/src/areas/statistics/sums/refresh-statistics.ts';
