export * from '../../../bff/test/promotion.ts';
