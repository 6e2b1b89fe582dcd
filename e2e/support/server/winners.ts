export * from '../../../bff/test/winners.ts';
