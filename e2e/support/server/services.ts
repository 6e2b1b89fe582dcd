export * from '../../../bff/test/services.ts';
