export { isSigned, startReceiver } from '../../../bff/test/webhook-receiver.ts';
