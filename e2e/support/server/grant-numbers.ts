export * from '../../../bff/src/areas/tickets/grant-numbers.ts';
