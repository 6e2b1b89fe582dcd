export * from '../../../bff/test/content.ts';
