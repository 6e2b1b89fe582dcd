/** Whether this browser takes push notifications: it may be asked; its owner has said no; on an iPhone the site must be installed first. */
export type PushSupport = 'ready' | 'denied' | 'install' | 'none';

const isApplePhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // An iPad says it is a Mac.
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches;

export function pushSupport(): PushSupport {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isThere || !window.isSecureContext) return isApplePhone() && !isInstalled() ? 'install' : 'none';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}
