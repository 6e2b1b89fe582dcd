export * from '../../../bff/test/suggestions.ts';
