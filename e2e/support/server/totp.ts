export * from '../../../bff/src/core/identity/totp.ts';
