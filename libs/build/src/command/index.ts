export { runTool } from './run-tool.ts';
export { aborted, stopping } from './stopping.ts';
export { UserError } from './UserError.ts';
export { PLACE_OPTIONS, readPlace, type Place } from './place.ts';
