// One file for the calculation, what follows it and the record's parts: each file of its own is a hash more in what every page of the remote begins with.
export { CancelledPanel, PublishedPanel } from './end-panel.tsx';
export { ResultTab } from '../result/result-tab.tsx';
export { PublishPanel, ReviewedPanels } from './publish-panel.tsx';
export { ReviewPanel } from './review-panel.tsx';
export { WinnersTable } from './winners-table.tsx';
export { RunPanel } from './run-panel.tsx';
export { DefinitionTab } from '../definition/definition-tab.tsx';
export { FilesTab } from '../files/files-tab.tsx';
export { ListTab } from '../list/list-tab.tsx';
export { StepsTab } from '../steps-tab.tsx';
