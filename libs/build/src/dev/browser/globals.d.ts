/// <reference types="@rspack/core/module" />
declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(target: object): void;
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): (type: unknown) => unknown;
  export function getFamilyByType(type: unknown): object | undefined;
  export function isLikelyComponentType(type: unknown): boolean;
  export function performReactRefresh(): unknown;
}

interface Window {
  refreshRuntime: typeof import('react-refresh/runtime');
  $RefreshReg$: () => void;
  $RefreshSig$: () => (type: unknown) => unknown;
  /** By id, what brings a remote of this page to the build of that hash; nothing while none of it runs. */
  updateRemotes: Map<string, (hash: string) => Promise<void>>;
}
