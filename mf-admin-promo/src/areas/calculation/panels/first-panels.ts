// One file for how a draw begins, in earnest or rehearsed: each file of its own is a hash more in what every page begins with.
export { DutiesCard } from '../duties-card.tsx';
export { RehearsalBody } from '../rehearsal/rehearsal-body.tsx';
export { useRehearsalWords } from '../rehearsal/words.ts';
export { ExtractionPanel } from './extraction-panel.tsx';
export { FreezePanel } from './freeze-panel.tsx';
