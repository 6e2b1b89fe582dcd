// One file for the calculation and what follows it: each file of its own is a hash more in what every page of the remote begins with.
export { CancelledPanel, PublishedPanel } from './end-panel.tsx';
export { PublishPanel } from './publish-panel.tsx';
export { ReviewPanel } from './review-panel.tsx';
export { RunPanel } from './run-panel.tsx';
