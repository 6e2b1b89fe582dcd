export * from '../../../bff/test/clock.ts';
