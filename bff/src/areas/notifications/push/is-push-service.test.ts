import { expect, it } from 'vitest';
import { KNOWN_PUSH_SERVICES } from '../../../core/config/push-services.ts';
import { isPushService } from './is-push-service.ts';

const isKnown = (endpoint: string) => isPushService(endpoint, KNOWN_PUSH_SERVICES);

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYA',
  'https://web.push.apple.com/QGuQyavXutnM',
])('knows %s', (endpoint) => {
  expect(isKnown(endpoint)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user:word@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/fcm/send/abc',
  'https://evil.example/fcm.googleapis.com',
  'https://notify.windows.com.evil.example/',
  'https://evilnotify.windows.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/',
  'file:///etc/passwd',
  'fcm.googleapis.com',
  `https://fcm.googleapis.com/${'a'.repeat(1_000)}`,
])('refuses %s', (endpoint) => {
  expect(isKnown(endpoint)).toBe(false);
});

it('knows a place of this machine only where it is named, to the port', () => {
  const named = ['http://127.0.0.1:4000'];
  expect(isPushService('http://127.0.0.1:4000/push/1', named)).toBe(true);
  expect(isPushService('http://127.0.0.1:4001/push/1', named)).toBe(false);
});
