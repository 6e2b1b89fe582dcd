export { runTool, UserError } from '@fio/build/command';
