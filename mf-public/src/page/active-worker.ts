/** Resolves once the service worker of that address is there; its scope holds no page whose requests it could change. */
export async function activeWorker(address: string, scope = address): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(address, { scope, updateViaCache: 'none' });
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return registration;
  return new Promise((resolve, reject) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve(registration);
      if (coming.state === 'redundant') reject(new Error('The service worker was not installed.'));
    });
  });
}
