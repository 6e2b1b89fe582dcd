export * from '../../../bff/src/core/identity/ApiTokens.ts';
