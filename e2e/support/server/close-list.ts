export * from '../../../bff/src/areas/calculation/list/close-list.ts';
