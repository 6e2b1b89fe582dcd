export * from '../../../bff/test/letters.ts';
