import { boot } from '@fio/platform/boot';
import { allowedScript } from './allowed-script.ts';

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
}

// The content security policy allows this one name. Whatever sets a script's address (the federation runtime,
// the bundler's chunk loader, our own loader) passes here; HTML and inline scripts have no rule and are refused.
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
factory?.createPolicy('default', {
  createScriptURL(address) {
    const allowed = allowedScript(address, window.location.origin, boot().challenge?.origin);
    if (allowed === null) throw new TypeError(`A script from ${address} is refused: it is not one of ours.`);
    return allowed;
  },
});
