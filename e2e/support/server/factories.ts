export * from '../../../bff/test/factories.ts';
