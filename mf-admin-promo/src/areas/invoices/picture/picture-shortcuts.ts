import { useShortcuts } from '@fio/platform/feedback';
import { usePictureWords } from './words.ts';

const KEYS = { zoomIn: '+', zoomOut: '−', reset: '0', rotate: 'G' } as const;

/** Tells of the keys that move the picture of a receipt, where a desk has them. Their words have the key behind them. */
export function usePictureShortcuts(...names: readonly (keyof typeof KEYS)[]): void {
  const t = usePictureWords();
  useShortcuts(names.map((name) => ({ key: KEYS[name], label: t(name).replace(/ \(.\)$/, '') })));
}
