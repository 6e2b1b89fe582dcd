export { ActionDialog } from '@fio/platform/area';
